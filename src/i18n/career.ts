import type { Ignored } from "../rules/firstRating";
import type { OfEdition } from "./citing";

/** What the columns of a first-rating sheet hold. */
export type CareerColumn =
  | "number"
  | "event"
  | "date"
  | "list"
  | "kind"
  | "rc"
  | "w"
  | "n"
  | "opponents"
  | "ra"
  | "unrated"
  | "p"
  | "dp"
  | "ru"
  | "guide"
  | "counts"
  | "product"
  | "why";

/** The words of the first-rating sheet. */
export interface CareerTexts {
  readonly name: string;
  readonly title: (player: string) => string;
  readonly note: OfEdition;
  /** The answer, before everything else: sentences with gaps, each in braces. */
  readonly answer: {
    /** {first} */
    readonly first: string;
    /** Behind it, {day}. */
    readonly list: string;
    readonly noList: string;
    /** {lacks} */
    readonly lacks: string;
    /** Behind it, {day}: the last on which an event still counts. */
    readonly until: string;
    /** {events} of {all}, {games}, {points} */
    readonly counts: string;
    /** {year}, {month}, {day}: two digits each but of the year. */
    readonly day: string;
  };
  /** {lines}: how many are not complete, or stand in another order. */
  readonly toSettle: string;
  readonly otherEdition: string;
  readonly earlierEvents: string;
  readonly allRead: string;
  /** Whose sheet it is: a rating period finds it by them. */
  readonly player: string;
  readonly id: string;
  readonly gamesNeeded: string;
  readonly published: string;
  /** What stands beside it while it is blank, and where it is no date. */
  readonly notPublished: string;
  readonly notADate: string;
  readonly lastEvent: string;
  /** Beside a last event of another edition. */
  readonly outOfForce: string;
  readonly opens: OfEdition;
  readonly closes: string;
  readonly floor: string;
  /** As they stand in the column of kinds. */
  readonly kinds: { readonly swiss: string; readonly robin: string };
  readonly headings: Readonly<Record<CareerColumn, OfEdition>>;
  readonly hints: Readonly<Partial<Record<CareerColumn, OfEdition>>>;
  readonly ignored: Readonly<Record<Ignored, OfEdition>>;
  readonly incomplete: string;
  readonly outOfOrder: string;
  readonly together: OfEdition;
  readonly rating: OfEdition;
  readonly firstRating: string;
  readonly notYet: string;
  readonly stillLacks: string;
  readonly games: string;
  readonly belowFloor: string;
}
