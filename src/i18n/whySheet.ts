import type { Edition } from "../rules/editions/edition";

/** Why a game does not count; noScore: its score is none. */
type NotCounted =
  | "opponentUnrated"
  | "unratedMatch"
  | "matchDecided"
  | "unratedScheveningen"
  | "tooFarApart"
  | "noScore";

/** What is said of a cell of a sheet, beside the steps of its calculation. */
export interface WhySheetTexts {
  /** Ru (new) of Müller, Anna. */
  readonly of: (what: string, who: string) => string;
  /** PD of one player against another. */
  readonly against: (what: string, who: string, opponent: string) => string;
  /** What is printed otherwise, by the rule: By the rule: Ru of C. */
  readonly byRule: (title: string) => string;
  /** Names of what has no heading of its own. */
  readonly squares: {
    readonly result: string;
    readonly counted: string;
    readonly pd: string;
    readonly rating: string;
  };
  /** A person's own: what follows takes it from there. */
  readonly typed: string;
  readonly heading: string;
  /** A fact that the sheet was made for. */
  readonly madeFor: string;
  /** Of a cell that shows another one. */
  readonly shows: (sheet: string) => string;
  /** A text, or a figure that is none of the rules'. */
  readonly formula: string;
  /** Follows from the other half of the crosstable. */
  readonly mirrored: string;
  /** Of the new rating of an unrated player in a period: his games in it, and how many a first rating needs. */
  readonly noRatingYet: (edition: Edition, games: number, needed: number) => string;
  /** A link to the games of a player in an event. */
  readonly gamesIn: (player: string, event: string) => string;
  readonly onlyRated: string;
  readonly onlyUnrated: string;
  readonly noGames: string;
  readonly noDp: (edition: Edition) => string;
  readonly withRating: (rating: string) => string;
  readonly unrated: string;
  readonly hypothetical: (edition: Edition) => string;
  readonly notCounted: Readonly<Record<NotCounted, (edition: Edition) => string>>;
  readonly withinLimit: (limit: number) => string;
  readonly counts: string;
  readonly eventCounts: string;
  /** Nothing is looked at in a line that is not filled in. */
  readonly notFilled: string;
  readonly lastRating: string;
  readonly events: string;
  readonly kOfEvents: string;
  /** A difference that the limit cuts. */
  readonly beyondLimit: (edition: Edition, difference: number, limit: number) => string;
  /** K × n, and what limits it. */
  readonly kTimesGames: (edition: Edition, k: number, games: number) => string;
  /** Of a figure of two reports, or of two periods. */
  readonly corrected: (before: number, after: number) => string;
  readonly tries: Readonly<
    Record<"rating" | "opponent" | "k" | "points" | "score" | "edition", string>
  >;
}
