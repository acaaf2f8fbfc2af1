import type { FirstRatingOutcome, FirstRatingActions, FirstRatingState } from "./firstRatingState";
import { isReason } from "../../rules/reason";
import { firstRatingSheet } from "../../sheets/firstRating/firstRatingSheet";
import { raForRc } from "../../tournament/career/raForRc";
import { readCareer } from "../../tournament/career/readCareer";
import { isError } from "../../tournament/finding";
import { Page } from "../page";
import type { PaneSetting } from "../setting";
import { IDLE, nameOfFirst } from "../work";
import { firstRatingView } from "./firstRatingView";
import { BY_DATE, editionFor } from "../../desk/ratings/rules";

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
    undo: this.undo,
    cancel: this.cancel,
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
    const selected = await this.workbook.readSelection();
    const read = selected === null ? null : readCareer(selected.cells, selected.selected);
    const { career = [], findings = [] } = read ?? {};
    if (findings.some(isError)) return { kind: "findings", findings };
    const last = career[career.length - 1]?.day ?? null;
    const edition = editionFor(this.state.rules, last);
    if (edition === null) return { kind: "no day" };
    if (isReason(edition)) return { kind: "reason", reason: edition };
    const misread = read === null ? null : raForRc(read, edition);
    if (misread !== null) return { kind: "findings", findings: [misread] };
    const { rules, isException } = this.state;
    const { style } = rules;
    const { games, gamesByException } = edition.publication;
    const gamesNeeded = isException ? gamesByException : games;
    const title = read === null ? "" : (selected?.sheet ?? "");
    const { sheets } = this.language;
    const isByHand = rules.edition !== "by date";
    const order = { title, career, edition, isByHand, style, gamesNeeded };
    const plan = firstRatingSheet(order, sheets);
    const sheet = nameOfFirst(await this.make([plan.name], () => [plan]));
    return { kind: "made", sheet, events: career.length };
  }
}
