import type { PeriodActions, PeriodOutcome, PeriodState } from "./periodState";
import type { Edition } from "../../rules/editions/edition";
import { greatest } from "../../rules/greatest";
import { isReason } from "../../rules/reason";
import type { Day } from "../../rules/units";
import type { PeriodOrder } from "../../sheets/period/order";
import { periodSheets } from "../../sheets/period/periodSheets";
import { resultsOfReports, type NamedReport } from "../../sheets/period/resultsOfReports";
import { isError } from "../../tournament/finding";
import { readPeriod } from "../../tournament/period/readPeriod";
import { Page } from "../page";
import type { PaneSetting } from "../setting";
import { IDLE, nameOfFirst } from "../work";
import { REPORT_LANGUAGES } from "../language";
import {
  areOfOnePace,
  foundReports,
  lastDay,
  listsOf,
  listsOfDays,
  lastReport,
  likelyList,
  sameTwice,
  ticksKept,
} from "../../desk/ratings/foundReports";
import type { ReportsOfWorkbook } from "./reportsOfWorkbook";
import { periodView } from "./periodView";
import { BY_DATE, editionFor } from "../../desk/ratings/rules";

const NOTHING_YET: PeriodState = {
  ...IDLE,
  source: "reports",
  found: [],
  chosen: new Set(),
  list: undefined,
  rules: BY_DATE,
  outcome: { kind: "none" },
};

/** The events of a rating period become the sheet of its new ratings. */
export class PeriodPage extends Page<PeriodState> {
  constructor(
    setting: PaneSetting,
    private readonly reports: ReportsOfWorkbook,
  ) {
    super(setting, NOTHING_YET);
  }

  protected view() {
    return periodView(this.state, this.language, this.actions);
  }

  /** Reports may have come since. */
  override shown(): void {
    this.quietly(this.look());
  }

  private async look(): Promise<void> {
    const found = await this.reports.look();
    const { found: before, chosen } = this.state;
    this.set({ found, chosen: ticksKept(found, before, chosen) });
  }

  private readonly actions: PeriodActions = {
    undo: this.undo,
    cancel: this.cancel,
    choose: (change) => {
      /** Another source, another list. */
      const list = change.source === undefined ? {} : { list: undefined };
      this.answer({ ...list, ...change, outcome: { kind: "none" } });
    },
    count: (sheet, isOn) => {
      const others = [...this.state.chosen].filter((name) => name !== sheet);
      const chosen = new Set(isOn ? [...others, sheet] : others);
      this.answer({ chosen, list: undefined, outcome: { kind: "none" } });
    },
    look: () => void this.during(() => this.look()),
    create: () =>
      void this.during(async () => {
        this.answer({ outcome: { kind: "none" } });
        const { source } = this.state;
        this.set({ outcome: await (source === "list" ? this.ofList() : this.ofReports()) });
      }),
  };

  private async ofReports(): Promise<PeriodOutcome> {
    const { found, chosen, list } = this.state;
    const ticked = found.filter(({ sheet }) => chosen.has(sheet));
    const reports: NamedReport[] = [];
    for (const { sheet } of ticked) {
      const read = await this.workbook.readSheet(sheet);
      if (read !== null) reports.push(...foundReports([read], REPORT_LANGUAGES));
    }
    const gone = ticked.filter(({ sheet }) => !reports.some((each) => each.sheet === sheet));
    if (gone.length > 0) return { kind: "gone", sheets: gone.map(({ sheet }) => sheet) };
    const last = lastReport(reports)?.report;
    if (last === undefined) return { kind: "no reports" };
    if (!areOfOnePace(reports)) return { kind: "several paces" };
    const error = reports.find(({ report }) => report.error !== null)?.report.error ?? null;
    if (error !== null) return { kind: "not calculated", error };
    const players = resultsOfReports(reports);
    const made = await this.makeOf(players, last.edition, listOf(list, lastDay(reports)));
    return { ...made, twice: sameTwice(reports), lists: listsOf(reports) };
  }

  private async ofList(): Promise<PeriodOutcome> {
    const selected = await this.workbook.readSelection();
    const read = selected === null ? null : readPeriod(selected.cells, selected.selected);
    if (read === null || read.players.length === 0) return { kind: "no list" };
    const { players, findings } = read;
    if (findings.some(isError)) return { kind: "findings", findings };
    const days = players.flatMap(({ results }) => results.flatMap(({ day }) => day ?? []));
    const last = days.length === 0 ? null : greatest(days);
    const edition = editionFor(this.state.rules, last);
    if (edition === null) return { kind: "no day" };
    if (isReason(edition)) return { kind: "reason", reason: edition };
    const made = await this.makeOf(players, edition, listOf(this.state.list, last));
    return { ...made, lists: listsOfDays(days), findings };
  }

  private async makeOf(
    players: PeriodOrder["players"],
    edition: Edition,
    list: Day | null,
  ): Promise<Extract<PeriodOutcome, { kind: "made" }>> {
    const { sheets: texts } = this.language;
    const { source, rules } = this.state;
    const isByHand = source === "list" && rules.edition !== "by date";
    const order = { players, edition, isByHand, style: rules.style, list };
    const { name, resultsName } = texts.period;
    const sheets = await this.make([name, resultsName], (names) =>
      periodSheets(order, names, texts),
    );
    return {
      kind: "made",
      sheet: nameOfFirst(sheets),
      players: players.length,
      twice: null,
      lists: [],
      findings: [],
    };
  }
}

function listOf(chosen: Day | null | undefined, last: Day | null): Day | null {
  if (chosen !== undefined) return chosen;
  return last === null ? null : likelyList(last);
}
