import type { Edition } from "./editions/edition";
import type { System } from "./firstRatingConditions";
import type { Day, HalfPoints } from "./units";

/** What an unrated player did in one event. */
export interface CareerEvent {
  readonly day: Day;
  /** The last day, where it is known: the closing of a list asks for it. */
  readonly end?: Day | null;
  /** The list that counts the event, where somebody says so; else it follows from the last day. */
  readonly ratedOn?: Day | null;
  readonly system: System;
  /** Of a round robin: everybody met everybody twice, 6.32 (2005), 6.22 (2014). */
  readonly isDouble?: true;
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

/** n of n/(n+1), 10.25 (2005), 8.25 (2011): the opponents of a round robin; null where dp counts in full. */
export function robinOpponents(
  { system, games, isDouble }: Pick<CareerEvent, "system" | "games" | "isDouble">,
  { hasRobin }: Edition,
): number | null {
  if (system !== "robin" || !hasRobin) return null;
  return isDouble === true ? games / 2 : games;
}
