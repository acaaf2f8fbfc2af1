import type { KReading } from "../rules/kDay";
import type { Edition } from "../rules/editions/edition";
import type { OfEdition } from "./citing";
import type { KHeading } from "./kReason";

/** What the columns of a period sheet hold, a row for each player. */
export type PeriodColumn =
  | "number"
  | "player"
  | "id"
  | "rating"
  | "events"
  | "n"
  | "delta"
  | "k"
  | "kCounted"
  | "change"
  | "rounded"
  | "rn"
  | "kReason"
  | "earlierGames"
  | "spellings"
  | "remarks";

/** What the columns of its results hold, a row for each player's event. */
export type ResultColumn =
  | "number"
  | "player"
  | "event"
  | "date"
  | "rating"
  | "n"
  | "delta"
  | "k"
  | "kCounted"
  | "product"
  | "report"
  | "ownK"
  | "kDay"
  | "line"
  | KHeading;

/** The words of the period sheet and of its results. */
export interface PeriodTexts {
  readonly name: string;
  readonly resultsName: string;
  readonly title: string;
  readonly note: string;
  /** Players, games, changes, with gaps: {rated}, {unrated}, {games}, {changes}, {delisted}, {inactive}. */
  readonly sums: string;
  /** What is to be looked at; {players}: how many. */
  readonly errors: string;
  readonly noList: string;
  readonly otherList: string;
  /** {events} that another list counts; reports of this list that are not in it. */
  readonly foreign: string;
  readonly missing: (sheets: string) => string;
  /** Of the list whose ratings were adjusted after they had been calculated. */
  readonly adjusted: string;
  readonly look: string;
  readonly nothingToLookAt: string;
  readonly list: string;
  readonly start: string;
  /** Of K, beside the period's first day. */
  readonly kAsOf: Readonly<Record<KReading, string>>;
  /** Which rules are whose, beside the edition; and where a person chose it. */
  readonly editions: { readonly byDay: string; readonly byHand: string };
  readonly floor: OfEdition;
  readonly mostKn: OfEdition;
  readonly activeGames: OfEdition;
  readonly headings: Readonly<Record<PeriodColumn, string>>;
  readonly hints: Readonly<Partial<Record<PeriodColumn, OfEdition>>>;
  /** Over the events that were taken. */
  /** Of the events: what articles 1 to 6 ask. */
  readonly conditions: string;
  readonly unmet: (articles: string) => string;
  readonly unchecked: (articles: string) => string;
  readonly events: string;
  readonly resultsTitle: string;
  /** A game between two of the players counts with each of them: {games} is of lines. */
  readonly resultSums: string;
  readonly resultErrors: string;
  readonly resultsNote: { readonly reports: string; readonly list: string };
  readonly resultHeadings: Readonly<Record<ResultColumn, string>>;
  /** Who has the games of a first rating, and around the number of those that lack. */
  readonly unrated: OfEdition;
  readonly unratedLacks: (edition: Edition) => readonly [before: string, behind: string];
  /** Of an unrated player who has a first-rating sheet. */
  readonly firstRating: (sheet: string) => {
    /** Around the rating. */
    readonly isPublished: readonly [before: string, behind: string];
    /** On an earlier list, and on a later one. */
    readonly earlier: string;
    readonly later: string;
    readonly notYet: string;
  };
  readonly delisted: OfEdition;
  readonly inactive: OfEdition;
  /** When nothing is known of the games before. */
  readonly perhapsInactive: OfEdition;
  /** The events have different ratings; before the lowest and the highest of them. */
  readonly ratings: string;
  /** An event left an unrated player out as in a first one: 6.1 (2014). */
  readonly leftOut: OfEdition;
  /** The rating is of a list before that before the period's: 7.1 (2014). */
  readonly earlierList: OfEdition;
  /** The events have different K; around the lowest and the highest of them. */
  readonly kDiffers: readonly [before: string, behind: string];
  /** They are so far apart that they may be two players'. */
  readonly onePlayer: string;
  /** Several players have the same name; told apart by their ratings. */
  readonly namesake: string;
}
