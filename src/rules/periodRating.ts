import { at } from "./at";
import type { Edition } from "./editions/edition";
import { delistingFloorOfList } from "./editions/floorOfList";
import { kInPeriod } from "./kFactor";
import { newRating } from "./newRating";
import type { Day, Hundredths, Rating } from "./units";

/** What a rated player did in one event of a rating period. */
export interface PeriodEvent {
  readonly games: number;
  /** ΣΔR. */
  readonly delta: Hundredths;
  /** Of the event's start, before anything is made of the period's games. */
  readonly k: number;
}

export interface PeriodRating {
  readonly games: number;
  readonly delta: Hundredths;
  /** K of each event, with the games of them all. */
  readonly k: readonly number[];
  /** ΣK × ΔR. */
  readonly change: Hundredths;
  readonly rating: Rating;
  /** Below the floor of the list: 9.21 (2005), 7.21 (2011). */
  readonly isDelisted: boolean;
}

/** Rn of a rating period: all its events together, rounded once: 8.57 (2014), 8.3.4 (2024). */
export function periodRating(
  rating: Rating,
  events: readonly PeriodEvent[],
  edition: Edition,
  list: Day | null = null,
): PeriodRating {
  const games = events.reduce((sum, event) => sum + event.games, 0);
  const k = events.map((event) => kInPeriod(event.k, games, edition));
  const change = events.reduce((sum, { delta }, index) => sum + at(k, index) * delta, 0);
  const next = newRating(rating, change / 100);
  const floor = delistingFloorOfList(list, edition.pace);
  return {
    games,
    delta: events.reduce((sum, { delta }) => sum + delta, 0),
    k,
    change,
    rating: next,
    isDelisted: floor !== null && next < floor,
  };
}
