import type { ChosenEdition } from "../../desk/details";
import { firstRatingOf } from "../../desk/ratings/firstRating";
import { firstRatingOfPlayer } from "../../desk/ratings/firstRatingOfPlayer";
import { firstRatingsOf } from "../../desk/ratings/firstRatingSheets";
import { errorOf, listedPlayers } from "../../desk/ratings/listedPlayers";
import { BY_DATE } from "../../desk/ratings/rules";
import { firstRatingFigures } from "../../sheets/firstRating/firstRatingFigures";
import { firstRatingSheet } from "../../sheets/firstRating/firstRatingSheet";
import type { FirstRatingOrder } from "../../sheets/firstRating/order";
import type { NamedReport } from "../../sheets/period/resultsOfReports";
import { answersSaid } from "../../desk/ratings/whoIsWho";
import type { SheetPlan } from "../../sheets/sheetPlan";
import { Page } from "../page";
import { usualStyle, type PaneSetting } from "../setting";
import { IDLE, nameOfFirst } from "../work";
import type { FirstRatingActions, FirstRatingOutcome, FirstRatingState } from "./firstRatingState";
import { firstRatingView } from "./firstRatingView";
import type { AnswersOfWorkbook } from "../persons/answersOfWorkbook";
import type { ReportsOfWorkbook } from "./reportsOfWorkbook";

const NOTHING_YET: FirstRatingState = {
  ...IDLE,
  players: null,
  chosen: null,
  rules: BY_DATE,
  isException: false,
  said: new Map(),
  outcome: { kind: "none" },
};

/** An unrated player's events, of reports or of a list, become the sheet of a first rating. */
export class FirstRatingPage extends Page<FirstRatingState> {
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
    return firstRatingView(this.state, this.language, this.actions);
  }

  /** Reports may have come since. */
  override shown(): void {
    this.quietly(this.look().then(() => undefined));
  }

  private async look(): Promise<readonly NamedReport[]> {
    const reports = await this.reports.finished();
    const players = listedPlayers(reports, await this.answers.all());
    const isListed = players.some(({ key }) => key === this.state.chosen);
    this.set({ players, chosen: isListed ? this.state.chosen : null });
    return reports;
  }

  private readonly actions: FirstRatingActions = {
    ...this.workActions,
    choose: (change) => {
      this.answer({ ...change, outcome: { kind: "none" } });
    },
    createFirstRating: () =>
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

  /** What is asked, is asked anew: an answer may have settled others. */
  private async createOrAsk(): Promise<void> {
    this.answer({ outcome: { kind: "none" }, said: new Map() });
    this.set({ outcome: await this.createFirstRating() });
  }

  private createFirstRating(): Promise<FirstRatingOutcome> {
    const { chosen } = this.state;
    return chosen === null ? this.ofList() : this.ofPlayer(chosen);
  }

  /** As the reports show him now. */
  private async ofPlayer(chosen: string): Promise<FirstRatingOutcome> {
    const { rules, isException } = this.state;
    const reports = await this.look();
    const player = this.state.players?.find(({ key }) => key === chosen)?.player;
    if (player === undefined) return { kind: "gone" };
    const error = errorOf(player, reports);
    if (error !== null) return { kind: "not calculated", error };
    const sheets = await this.reports.firstRatings();
    const [before = null] = firstRatingsOf([player], player.pace, sheets);
    const found = firstRatingOfPlayer(player, before, rules, isException);
    if (found.kind !== "planned") return found;
    const { order, keptFrom } = found;
    const sheet = await this.makeSheet(order);
    return { kind: "made of reports", sheet, events: order.career.length, keptFrom };
  }

  private async ofList(): Promise<FirstRatingOutcome> {
    const { rules, isException } = this.state;
    const found = firstRatingOf(await this.workbook.readSelection(), rules, isException);
    if (found.kind !== "planned") return found;
    const sheet = await this.makeSheet(found.order);
    return { kind: "made", sheet, events: found.order.career.length };
  }

  private async makeSheet(order: FirstRatingOrder): Promise<string> {
    const { sheets: texts } = await this.written();
    const plan = firstRatingSheet(order, texts);
    const figures = () => firstRatingFigures(order);
    return nameOfFirst(await this.make([plan.name], () => [plan], figures));
  }
}
