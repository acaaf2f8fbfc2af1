import type { ChosenEdition } from "../../desk/details";
import { outdatedPeriods } from "../../desk/sheets/outdated";
import type { NamedFirstRating } from "../../desk/ratings/firstRatingSheets";
import { reportsOfList, ticksKept } from "../../desk/ratings/foundReports";
import {
  listShown,
  periodOfList,
  periodOfReports,
  type NoPeriod,
  type PeriodPlanned,
} from "../../desk/ratings/period";
import { BY_DATE } from "../../desk/ratings/rules";
import { periodFigures } from "../../sheets/period/periodFigures";
import { periodNames, periodSheets } from "../../sheets/period/periodSheets";
import { answersSaid } from "../../desk/ratings/whoIsWho";
import type { SheetPlan } from "../../sheets/sheetPlan";
import type { Answer } from "../../tournament/identity/answers";
import { Page } from "../page";
import { usualStyle, type PaneSetting } from "../setting";
import { IDLE, nameOfFirst, type Work } from "../work";
import type { PeriodActions, PeriodOutcome, PeriodState } from "./periodState";
import { periodView } from "./periodView";
import type { AnswersOfWorkbook } from "../persons/answersOfWorkbook";
import type { ReportsOfWorkbook } from "./reportsOfWorkbook";

const NOTHING_YET: PeriodState = {
  ...IDLE,
  source: "reports",
  found: [],
  outdated: [],
  chosen: new Set(),
  list: undefined,
  rules: BY_DATE,
  said: new Map(),
  outcome: { kind: "none" },
};

/** Sheets have come, or gone. */
const CHANGES: ReadonlySet<Work["kind"]> = new Set(["made", "removed", "brought back"]);

/** The events of a rating period become the sheet of its new ratings. */
export class PeriodPage extends Page<PeriodState> {
  /** What it did last, as far as the pages beside know it. */
  private known = IDLE.work;

  constructor(
    setting: PaneSetting,
    private readonly reports: ReportsOfWorkbook,
    private readonly answers: AnswersOfWorkbook,
  ) {
    super(setting, { ...NOTHING_YET, rules: { ...BY_DATE, style: usualStyle(setting) } });
  }

  protected override edition(): ChosenEdition {
    return { chosen: this.state.rules.edition, found: null };
  }

  protected view() {
    return periodView(this.state, this.language, this.actions);
  }

  /** Reports may have come since. */
  override shown(): void {
    this.quietly(this.look());
  }

  /** What was made, or taken back, the pages beside know at once. */
  protected override freeAgain(): void {
    const { work } = this.state;
    if (work === this.known) return;
    this.known = work;
    if (CHANGES.has(work.kind)) this.reports.changed();
  }

  private async look(): Promise<void> {
    const found = await this.reports.look();
    const { found: before, chosen, list: asked } = this.state;
    const [was, list] = [listShown(before, asked), listShown(found, asked)];
    /** Another list counts other events. */
    const ticks =
      was === list ? ticksKept(found, before, chosen, list) : reportsOfList(found, list);
    this.set({ found, chosen: ticks });
    const read = (sheet: string) => this.workbook.readSheet(sheet);
    this.set({ outdated: await outdatedPeriods(await this.workbook.madeSheets(), read) });
  }

  private readonly actions: PeriodActions = {
    ...this.workActions,
    choose: (change) => {
      /** Another source, another list. */
      const list = change.source === undefined ? {} : { list: undefined };
      /** Of another list other events are. */
      const taken = "list" in change ? { isForeignTaken: false } : {};
      this.answer({
        ...list,
        ...taken,
        ...change,
        ...this.ticks(change),
        outcome: { kind: "none" },
      });
    },
    count: (sheet, isOn) => {
      const others = [...this.state.chosen].filter((name) => name !== sheet);
      const chosen = new Set(isOn ? [...others, sheet] : others);
      /** What was said of other events does not hold for these. */
      this.answer({
        chosen,
        isUnmetTaken: false,
        isForeignTaken: false,
        outcome: { kind: "none" },
      });
    },
    look: () => void this.during(() => this.look()),
    create: () =>
      void this.during(async () => {
        await this.createOrAsk();
      }),
    say: (doubt, persons) => {
      this.set({ said: new Map([...this.state.said, [doubt, persons]]) });
    },
    remember: () =>
      void this.during(async () => {
        const { sheets: texts } = await this.written();
        const write = (plan: SheetPlan) => this.write([plan.name], () => [plan]);
        await this.answers.remember(answersSaid(this.state.said), texts, write);
        await this.createOrAsk();
      }),
  };

  /** They follow the list that is chosen. */
  private ticks(change: Partial<Pick<PeriodState, "list">>): Partial<Pick<PeriodState, "chosen">> {
    if (!("list" in change)) return {};
    const { found } = this.state;
    return { chosen: reportsOfList(found, listShown(found, change.list)) };
  }

  /** What is asked, is asked anew: an answer may have settled others. */
  private async createOrAsk(): Promise<void> {
    this.answer({ outcome: { kind: "none" }, said: new Map() });
    this.set({ outcome: await this.create() });
  }

  private async create(): Promise<PeriodOutcome> {
    const isList = this.state.source === "list";
    const firstRatings = await this.reports.firstRatings();
    const answers = await this.answers.all();
    const found = isList
      ? periodOfList(await this.workbook.readSelection(), this.state, firstRatings, answers)
      : await this.ofReports(firstRatings, answers);
    if (found.kind !== "planned") return found;
    const { order, doubts } = found;
    const { sheets: texts } = await this.written();
    const sheets = await this.make(
      periodNames(order, texts),
      (names) => periodSheets(order, names, texts),
      () => periodFigures(order),
    );
    const players = order.players.length;
    return { kind: "made", sheet: nameOfFirst(sheets), players, ...doubts };
  }

  /** The ticked ones, in the order of their sheets, as they stand there now. */
  private async ofReports(
    firstRatings: readonly NamedFirstRating[],
    answers: readonly Answer[],
  ): Promise<PeriodPlanned | NoPeriod> {
    const { found, chosen } = this.state;
    const ticked = found.flatMap(({ sheet }) => (chosen.has(sheet) ? [sheet] : []));
    const reports = await this.reports.finished(ticked);
    return periodOfReports(reports, ticked, this.state, firstRatings, found, answers);
  }
}
