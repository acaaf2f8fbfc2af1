import type { OfEdition } from "./citing";

/** What K is decided from, and why it is that, beside K on the sheets. */
export type KHeading = "birth" | "age" | "gamesSoFar" | "peak" | "kReason";

/** Numbers stand between the pieces of a pair. */
type Around = readonly [before: string, behind: string];

/** Why a player has his K. */
export interface KReasonTexts {
  readonly headings: Readonly<Record<KHeading, string>>;
  readonly hints: Readonly<Record<KHeading, OfEdition>>;
  /** The highest rating. */
  readonly reached: (rating: number) => string;
  /** The last year in which he is one. */
  readonly juniorUntil: Around;
  /** The year of the birthday with which he is none any more. */
  readonly juniorUntilBirthday: (age: number) => Around;
  /** The games so far; how many end it. */
  readonly newPlayer: (games: number) => Around;
  /** 8.4 (2014). */
  readonly ratedSince: string;
  readonly byRating: string;
  /** What is known of the player makes no exception. */
  readonly usual: string;
  readonly given: string;
  /** As a report shows it that tells no reason. */
  readonly ofReport: string;
  /** It is not what the rule gives. */
  readonly byHand: string;
}
