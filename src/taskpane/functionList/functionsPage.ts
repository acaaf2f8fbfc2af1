import { isEmptyCell, type CellAsItIs, type Inserting } from "../../desk/insertedFunction";
import type { CellValue } from "../../tournament/sheetCells";
import { Page } from "../page";
import type { PaneSetting } from "../setting";
import { IDLE } from "../work";
import type { FunctionsActions, FunctionsState } from "./functionsState";
import { functionsView } from "./functionsView";
import { loadFunctions } from "./listedFunction";

const NOTHING: Inserting = { kind: "nothing" };
const NOTHING_YET: FunctionsState = { ...IDLE, functions: null, words: "", inserting: NOTHING };

/** The functions of the add-in, to find one and put it into a cell. */
export class FunctionsPage extends Page<FunctionsState> {
  constructor(
    setting: PaneSetting,
    private readonly load = loadFunctions,
  ) {
    super(setting, NOTHING_YET);
  }

  protected view() {
    return functionsView(this.state, this.language, this.actions);
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
    insert: ({ example: formula }) =>
      void this.during(async () => {
        this.answer({ inserting: NOTHING });
        const cell = await this.workbook.selectedCell();
        if (isEmptyCell(cell)) await this.fill(cell, formula, "inserted");
        else this.set({ inserting: { kind: "asked", cell, formula } });
      }),
    replace: () =>
      void this.during(async () => {
        const { inserting } = this.state;
        if (inserting.kind !== "asked") return;
        await this.fill(inserting.cell, inserting.formula, "inserted");
      }),
    keep: () => {
      this.answer({ inserting: NOTHING });
    },
    takeBack: () =>
      void this.during(async () => {
        const { inserting } = this.state;
        if (inserting.kind !== "inserted") return;
        const { cell, before } = inserting;
        await this.fill(cell, before.formula, "taken back");
      }),
  };

  private async fill(
    before: CellAsItIs,
    content: CellValue,
    kind: "inserted" | "taken back",
  ): Promise<void> {
    const cell = await this.workbook.fillCell(before, content);
    const inserting: Inserting =
      cell === null ? { kind: "changed", cell: before } : { kind, cell, before };
    this.answer({ inserting });
  }
}
