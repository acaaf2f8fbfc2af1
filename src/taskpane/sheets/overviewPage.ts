import { html, type TemplateResult } from "lit-html";
import { listedSheets, overviewSheet, partsOfListed } from "../../sheets/overview/overviewSheet";
import { button } from "../elements/fields";
import { statusView } from "../elements/statusView";
import { Page } from "../page";
import type { PaneSetting } from "../setting";
import { IDLE, namesOf, type Working } from "../work";

interface OverviewState extends Working {
  /** Sheets of ours in the workbook. */
  readonly count: number;
}

/** With fewer sheets their tabs say all. */
const WORTH_A_LIST = 4;

/** A sheet that lists what the workbook holds. */
export class OverviewPage extends Page<OverviewState> {
  constructor(setting: PaneSetting) {
    super(setting, { ...IDLE, count: 0 });
  }

  protected view(): TemplateResult {
    const { overview: texts } = this.language.sheetsPage;
    const { count, work, isBusy } = this.state;
    const line = {
      id: "overview-status",
      undoId: "overview-undo",
      failed: this.language.ratings.failed,
    };
    const text = work.kind === "made" ? texts.made(namesOf(work.sheets)) : "";
    return html`
      <h2>${texts.heading}</h2>
      <p>${count > WORTH_A_LIST ? texts.many(count) : texts.few}</p>
      ${button(texts.make, this.create, {
        id: "overview",
        className: count > WORTH_A_LIST ? "primary" : "second",
        isDisabled: isBusy,
      })}
      ${statusView(line, this.state, { text, tone: "" }, this.language, this.workActions)}
    `;
  }

  override shown(): void {
    this.quietly(
      this.workbook.readNamed().then((ours) => {
        this.set({ count: listedSheets(ours).length });
      }),
    );
  }

  private readonly create = (): void =>
    void this.during(async () => {
      const ours = listedSheets(await this.workbook.readNamed());
      const listed = listedSheets(await this.workbook.readParts(ours.map(partsOfListed)));
      this.set({ count: listed.length });
      const { sheets: texts } = await this.written();
      const plan = overviewSheet(listed, texts);
      await this.make([plan.name], () => [plan]);
    });
}
