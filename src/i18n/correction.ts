import type { ReportHeading } from "./report";

/** What a correction compares of each player. */
export type ComparedColumn = Extract<
  ReportHeading,
  "rating" | "n" | "w" | "wMinusWe" | "k" | "change" | "rn" | "ru"
>;

/** The words of the sheet that compares two reports of one event. */
export interface CorrectionTexts {
  readonly name: string;
  readonly title: (event: string) => string;
  readonly note: string;
  /** {ratings}, {figures}, {players}: how many of them differ. */
  readonly sums: string;
  readonly before: string;
  readonly after: string;
  readonly was: string;
  readonly is: string;
  readonly otherEdition: string;
  readonly count: string;
  readonly countOf: (changed: number, players: number) => string;
  readonly causes: string;
  readonly noCauses: string;
  readonly noEffects: string;
  readonly difference: string;
  readonly headings: Readonly<Record<ComparedColumn, string>>;
  /** What a cell says when its player is in the other report only. */
  readonly missing: string;
  readonly cause: {
    readonly onlyBefore: string;
    readonly onlyAfter: string;
    readonly name: string;
    readonly rating: string;
    readonly k: string;
    /** The game of which something is said; a round robin's rounds are not known. */
    readonly game: (round: number | null, opponent: string) => string;
    /** What is another in it. */
    readonly ofGame: (game: string, what: string) => string;
    readonly result: string;
    readonly opponent: (round: number) => string;
    readonly opponentRating: string;
    readonly gameOnlyBefore: string;
    readonly gameOnlyAfter: string;
  };
}
