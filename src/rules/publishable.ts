import type { Edition } from "./editions/edition";
import { floorOn } from "./editions/floorOn";
import type { Day, Rating } from "./units";

/** 7.14 (2014), 9.14 (2005): enough games, and not below the floor. */
export function publishable(
  rating: Rating,
  games: number,
  edition: Edition,
  needed: number = edition.publication.games,
  day?: Day,
): boolean {
  return games >= needed && rating >= floorOn(edition, day);
}
