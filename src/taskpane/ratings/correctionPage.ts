import type { CorrectionOutcome, CorrectionActions, CorrectionState } from "./correctionState";
import { correctionSheet } from "../../sheets/correction/correctionSheet";
import type { ReportSide } from "../../sheets/correction/reportSide";
import type { NamedReport } from "../../sheets/period/resultsOfReports";
import { readReport } from "../../sheets/report/readReport";
import { readReportGames } from "../../sheets/report/readReportGames";
import { Page } from "../page";
import type { PaneSetting } from "../setting";
import { IDLE, nameOfFirst } from "../work";
import { REPORT_LANGUAGES } from "../language";
import type { ReportsOfWorkbook } from "./reportsOfWorkbook";
import { correctionView } from "./correctionView";
import { haveSamePlayers } from "../../desk/ratings/sameEvent";

const NOTHING_YET: CorrectionState = {
  ...IDLE,
  found: [],
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
      this.reports.look().then((found) => {
        this.take(found);
      }),
    );
  }

  private take(found: readonly NamedReport[]): void {
    const names = (reports: readonly NamedReport[]) => reports.map(({ sheet }) => sheet).join("/");
    const isSame = names(found) === names(this.state.found);
    if (isSame) this.set({ found });
    else this.answer({ found, ...likelyPair(found), outcome: { kind: "none" } });
  }

  private readonly actions: CorrectionActions = {
    undo: this.undo,
    cancel: this.cancel,
    choose: (change) => {
      this.answer({ ...change, outcome: { kind: "none" } });
    },
    compare: () =>
      void this.during(async () => {
        this.answer({ outcome: { kind: "none" } });
        this.set({ outcome: await this.compare() });
      }),
  };

  private async compare(): Promise<CorrectionOutcome> {
    const { before, after } = this.state;
    if (before === after) return { kind: "same" };
    const [was, is] = [await this.side(before), await this.side(after)];
    if (was === null || is === null) return { kind: "no report" };
    const error = was.report.error ?? is.report.error;
    if (error !== null) return { kind: "not calculated", error };
    const plan = correctionSheet({ before: was, after: is }, this.language.sheets);
    const sheet = nameOfFirst(await this.make([plan.name], () => [plan]));
    return { kind: "made", sheet, isOneEvent: haveSamePlayers(was.report, is.report) };
  }

  /** Null where the sheet is no report, or that of its games is gone. */
  private async side(name: string): Promise<ReportSide | null> {
    const read = await this.workbook.readSheet(name);
    const report = read === null ? null : readReport(read.cells, REPORT_LANGUAGES);
    if (read === null || report?.gamesSheet == null) return null;
    const games = await this.workbook.readSheet(report.gamesSheet);
    if (games === null) return null;
    return { sheet: name, cells: read.cells, report, games: readReportGames(games.cells) };
  }
}

/** The last for the corrected event's, and the one of the same event made before it. */
function likelyPair(found: readonly NamedReport[]): Pick<CorrectionState, "before" | "after"> {
  const after = found[found.length - 1];
  const others = found.filter((each) => each !== after);
  const sameEvent = others.filter(({ report }) => report.title === after?.report.title);
  const before = sameEvent[sameEvent.length - 1] ?? others[others.length - 1];
  return { before: before?.sheet ?? "", after: after?.sheet ?? "" };
}
