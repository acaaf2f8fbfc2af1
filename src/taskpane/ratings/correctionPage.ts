import {
  correctionOf,
  likelyPair,
  named,
  pairChosen,
  periodCorrectionOf,
  type ComparableSheets,
} from "../../desk/ratings/correction";
import type { SheetTexts } from "../../i18n/sheets";
import { reportsBehind } from "../../sheets/correction/comparedPeriods";
import { correctionSheet } from "../../sheets/correction/correctionSheet";
import { periodCorrectionSheet } from "../../sheets/correction/periodCorrectionSheet";
import type { SheetPlan } from "../../sheets/sheetPlan";
import { Page } from "../page";
import type { PaneSetting } from "../setting";
import { IDLE, nameOfFirst } from "../work";
import { periodSide, reportSide, reportSides } from "./comparedSides";
import type { CorrectionActions, CorrectionOutcome, CorrectionState } from "./correctionState";
import { correctionView } from "./correctionView";
import type { ReportsOfWorkbook } from "./reportsOfWorkbook";

const NOTHING_YET: CorrectionState = {
  ...IDLE,
  found: [],
  renewed: [],
  before: "",
  after: "",
  outcome: { kind: "none" },
};

/** The report of a corrected event against the one made before, and a period against another. */
export class CorrectionPage extends Page<CorrectionState> {
  constructor(
    setting: PaneSetting,
    private readonly reports: ReportsOfWorkbook,
  ) {
    super(setting, NOTHING_YET);
    reports.whenChanged(() => {
      this.shown();
    });
  }

  protected view() {
    return correctionView(this.state, this.language, this.actions);
  }

  /** Sheets may have come since. */
  override shown(): void {
    this.quietly(
      Promise.all([this.reports.comparable(), this.reports.renewed()]).then(([found, renewed]) => {
        this.take({ found, renewed });
      }),
    );
  }

  private take(sheets: ComparableSheets): void {
    const names = ({ found, renewed }: ComparableSheets) =>
      [found, renewed].map((all) => all.map(({ sheet }) => sheet).join("/")).join("//");
    const isSame = names(sheets) === names(this.state);
    if (isSame) this.set({ ...sheets });
    else this.answer({ ...sheets, ...likelyPair(sheets), outcome: { kind: "none" } });
  }

  private readonly actions: CorrectionActions = {
    ...this.workActions,
    choose: (change) => {
      this.answer({ ...pairChosen(change, this.state), outcome: { kind: "none" } });
    },
    compare: () =>
      void this.during(async () => {
        this.answer({ outcome: { kind: "none" } });
        this.set({ outcome: await this.compare() });
      }),
  };

  private compare(): Promise<CorrectionOutcome> {
    const { found, before } = this.state;
    const { kind } = named([...found, ...this.state.renewed], before) ?? {};
    return kind === "period" ? this.comparePeriods() : this.compareReports();
  }

  private async compareReports(): Promise<CorrectionOutcome> {
    const { before, after } = this.state;
    const found = correctionOf(
      await reportSide(this.workbook, before),
      await reportSide(this.workbook, after),
    );
    if (found.kind !== "planned") return found;
    const { order, areAlike } = found;
    const sheet = await this.sheetOf((texts) => correctionSheet(order, texts));
    return { kind: "made", sheet, doubt: areAlike ? null : "other event" };
  }

  private async comparePeriods(): Promise<CorrectionOutcome> {
    const { before, after } = this.state;
    const found = periodCorrectionOf(
      await periodSide(this.workbook, before),
      await periodSide(this.workbook, after),
      await this.workbook.madeSheets(),
    );
    if (found.kind !== "planned") return found;
    const { order, areAlike } = found;
    const reports = await reportSides(this.workbook, reportsBehind(order));
    const sheet = await this.sheetOf((texts) =>
      periodCorrectionSheet({ ...order, reports }, texts),
    );
    return { kind: "made", sheet, doubt: areAlike ? null : "other period" };
  }

  private async sheetOf(planOf: (texts: SheetTexts) => SheetPlan): Promise<string> {
    const { sheets: texts } = await this.written();
    const plan = planOf(texts);
    return nameOfFirst(await this.make([plan.name], () => [plan]));
  }
}
