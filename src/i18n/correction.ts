import type { PeriodColumn } from "./period";
import type { ReportHeading } from "./report";

/** What is compared of each player of two reports. */
export type ComparedColumn = Extract<
  ReportHeading,
  "rating" | "n" | "w" | "wMinusWe" | "k" | "change" | "rn" | "ru"
>;

/** The same of two periods. */
export type ComparedOfPeriod = Extract<
  PeriodColumn,
  "rating" | "events" | "n" | "delta" | "k" | "change" | "rn"
>;

/** The words of the sheet that compares two reports of one event, or two periods. */
export interface CorrectionTexts {
  readonly reports: ComparedWords;
  readonly periods: ComparedWords;
  readonly was: string;
  readonly is: string;
  readonly count: string;
  readonly countOf: (changed: number, players: number) => string;
  readonly noEffects: string;
  /** Reports that a period follows though they were made anew since. */
  readonly madeAnew: (sheets: string) => string;
  readonly difference: string;
  readonly headings: Readonly<Record<ComparedColumn | ComparedOfPeriod, string>>;
  /** What a cell says when its player is on the other side only. */
  readonly missing: string;
  readonly cause: CauseWords;
}

/** What is said otherwise of reports than of periods. */
export interface ComparedWords {
  readonly name: string;
  readonly title: (subject: string) => string;
  readonly note: string;
  /** {ratings}, {figures}, {players}: how many of them differ. */
  readonly sums: string;
  readonly before: string;
  readonly after: string;
  readonly otherEdition: string;
  readonly causes: string;
  readonly noCauses: string;
  /** Of a player. */
  readonly onlyBefore: string;
  readonly onlyAfter: string;
}

/** Why figures differ. */
export interface CauseWords {
  readonly name: string;
  readonly rating: string;
  readonly k: string;
  /** The game of which something is said; a round robin's rounds are not known. */
  readonly game: (round: number | null, opponent: string) => string;
  /** What is another in a game, or in an event. */
  readonly ofGame: (game: string, what: string) => string;
  readonly result: string;
  readonly opponent: (round: number) => string;
  readonly opponentRating: string;
  readonly gameOnlyBefore: string;
  readonly gameOnlyAfter: string;
  /** Of an unrated player who has one in one period alone, or another one. */
  readonly firstRating: string;
  readonly games: string;
  readonly delta: string;
  /** Before the change that it makes, and before the games of an unrated player. */
  readonly eventOnlyBefore: EventWords;
  readonly eventOnlyAfter: EventWords;
}

interface EventWords {
  readonly change: string;
  readonly games: string;
}
