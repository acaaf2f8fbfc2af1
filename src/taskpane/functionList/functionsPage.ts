import { Page } from "../page";
import type { TabOfPane } from "../pane";
import type { PaneSetting } from "../setting";
import { IDLE } from "../work";
import type { FunctionsActions, FunctionsState } from "./functionsState";
import { functionsView } from "./functionsView";
import { loadFunctions } from "./listedFunction";

export const FUNCTIONS_TAB: TabOfPane = {
  id: "functions",
  label: ({ texts }) => texts.functions,
  pages: (setting) => [new FunctionsPage(setting, loadFunctions)],
};

const NOTHING_YET: FunctionsState = { ...IDLE, functions: null, words: "" };

/** The functions of the add-in, to find one. */
export class FunctionsPage extends Page<FunctionsState> {
  constructor(
    setting: PaneSetting,
    private readonly load: typeof loadFunctions,
  ) {
    super(setting, NOTHING_YET);
  }

  protected view() {
    return functionsView(this.state, this.language.texts, this.actions);
  }

  /** Loaded when first wanted; what did not load is tried again. */
  override shown(): void {
    if (this.state.functions !== null) return;
    void this.during(async () => {
      this.set({ functions: await this.load(this.language.functionsFile) });
    });
  }

  private readonly actions: FunctionsActions = {
    find: (words) => {
      this.set({ words });
    },
  };
}
