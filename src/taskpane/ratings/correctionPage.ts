import {
  correctionOf,
  likelyPair,
  pairChosen,
  type RenewedReport,
} from "../../desk/ratings/correction";
import { correctionSheet } from "../../sheets/correction/correctionSheet";
import type { ReportSide } from "../../sheets/correction/reportSide";
import type { NamedReport } from "../../sheets/period/resultsOfReports";
import { readReport } from "../../sheets/report/readReport";
import { readReportGames } from "../../sheets/report/readReportGames";
import { reportLanguages } from "../languages";
import { Page } from "../page";
import type { PaneSetting } from "../setting";
import { IDLE, nameOfFirst } from "../work";
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

/** The report of a corrected event against the one made before. */
export class CorrectionPage extends Page<CorrectionState> {
  constructor(
    setting: PaneSetting,
    private readonly reports: ReportsOfWorkbook,
  ) {
    super(setting, NOTHING_YET);
  }

  protected view() {
    return correctionView(this.state, this.language, this.actions);
  }

  /** Reports may have come since. */
  override shown(): void {
    this.quietly(
      Promise.all([this.reports.look(), this.reports.renewed()]).then(([found, renewed]) => {
        this.take(found, renewed);
      }),
    );
  }

  private take(found: readonly NamedReport[], renewed: readonly RenewedReport[]): void {
    const names = (...all: (readonly NamedReport[])[]) =>
      all.map((reports) => reports.map(({ sheet }) => sheet).join("/")).join("//");
    const isSame = names(found, renewed) === names(this.state.found, this.state.renewed);
    if (isSame) this.set({ found, renewed });
    else {
      const pair = likelyPair(found, renewed);
      this.answer({ found, renewed, ...pair, outcome: { kind: "none" } });
    }
  }

  private readonly actions: CorrectionActions = {
    ...this.workActions,
    choose: (change) => {
      const { found, renewed } = this.state;
      this.answer({ ...pairChosen(change, found, renewed), outcome: { kind: "none" } });
    },
    compare: () =>
      void this.during(async () => {
        this.answer({ outcome: { kind: "none" } });
        this.set({ outcome: await this.compare() });
      }),
  };

  private async compare(): Promise<CorrectionOutcome> {
    const { before, after } = this.state;
    const found = correctionOf(await this.side(before), await this.side(after));
    if (found.kind !== "planned") return found;
    const { sheets: texts } = await this.written();
    const plan = correctionSheet(found.order, texts);
    const sheet = nameOfFirst(await this.make([plan.name], () => [plan]));
    return { kind: "made", sheet, isOneEvent: found.isOneEvent };
  }

  private async side(name: string): Promise<ReportSide | null> {
    const read = await this.workbook.readSheet(name);
    const report = read === null ? null : readReport(read, await reportLanguages());
    if (read === null || report?.gamesSheet == null) return null;
    const ofGames = await this.workbook.readSheet(report.gamesSheet);
    const games = ofGames === null ? null : readReportGames(ofGames);
    if (games === null) return null;
    return { sheet: name, cells: read.cells, report, games };
  }
}
