import type { System } from "./firstRatingConditions";
import type { Day, HalfPoints } from "./units";

/** What an unrated player did in one event. */
export interface CareerEvent {
  readonly day: Day;
  /** The list that counts the event; without one it is counted with the others. */
  readonly ratedOn?: Day | null;
  readonly system: System;
  /** The mean of the rated opponents; in a round robin Ra, or Rc (new). */
  readonly rc: number;
  readonly score: HalfPoints;
  readonly games: number;
  /**
   * Rated opponents, where they are not as many as the games: somebody was met twice, or unrated
   * players of a round robin count as well. 6.42 (2005), 8.21 (2011) ask for opponents.
   */
  readonly opponents?: number;
}
