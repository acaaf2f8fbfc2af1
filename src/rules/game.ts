import type { Rating, Result } from "./units";

/** A game against somebody with a rating. */
export interface Game {
  readonly opponent: Rating;
  readonly score: Result;
}
