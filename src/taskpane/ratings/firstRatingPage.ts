import { firstRatingOf } from "../../desk/ratings/firstRating";
import { BY_DATE } from "../../desk/ratings/rules";
import { firstRatingFigures } from "../../sheets/firstRating/firstRatingFigures";
import { firstRatingSheet } from "../../sheets/firstRating/firstRatingSheet";
import { Page } from "../page";
import type { PaneSetting } from "../setting";
import { IDLE, nameOfFirst } from "../work";
import type { FirstRatingActions, FirstRatingOutcome, FirstRatingState } from "./firstRatingState";
import { firstRatingView } from "./firstRatingView";

const NOTHING_YET: FirstRatingState = {
  ...IDLE,
  rules: BY_DATE,
  isException: false,
  outcome: { kind: "none" },
};

/** An unrated player's events become the sheet of a first rating. */
export class FirstRatingPage extends Page<FirstRatingState> {
  constructor(setting: PaneSetting) {
    super(setting, NOTHING_YET);
  }

  protected view() {
    return firstRatingView(this.state, this.language, this.actions);
  }

  private readonly actions: FirstRatingActions = {
    ...this.workActions,
    choose: (change) => {
      this.set(change);
    },
    createFirstRating: () =>
      void this.during(async () => {
        this.answer({ outcome: { kind: "none" } });
        this.set({ outcome: await this.createFirstRating() });
      }),
  };

  private async createFirstRating(): Promise<FirstRatingOutcome> {
    const { rules, isException } = this.state;
    const found = firstRatingOf(await this.workbook.readSelection(), rules, isException);
    if (found.kind !== "planned") return found;
    const { order } = found;
    const plan = firstRatingSheet(order, this.written.sheets);
    const figures = () => firstRatingFigures(order);
    const sheet = nameOfFirst(await this.make([plan.name], () => [plan], figures));
    return { kind: "made", sheet, events: order.career.length };
  }
}
