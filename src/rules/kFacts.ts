import type { CalendarDate } from "./day";
import type { Rating } from "./units";

/** When somebody was born: a day, or the year alone. */
export type Birth = CalendarDate | { readonly year: number };

/** What is known of a player beside his rating that 8.56 (2014) asks for; null: not known. */
export interface KFacts {
  readonly birth: Birth | null;
  /** Rated games so far. */
  readonly games: number | null;
  /** The highest rating ever published. */
  readonly peak: Rating | null;
}

/** The same, or null where nothing is known. */
export function someFacts(facts: KFacts): KFacts | null {
  return Object.values(facts).every((fact) => fact === null) ? null : facts;
}
