import type { Edition, Pace } from "./editions/edition";
import { newestEdition } from "./editions/editionOn";
import { greatest } from "./greatest";
import { isSlowEnough } from "./timeControl";
import type { Rating } from "./units";

/** 1.1 (rapid and blitz): whose games these are, by the minutes that a player has for 60 moves. */
export function paceOf(minutes: number): Pace {
  const isWithin = (pace: "rapid" | "blitz") => isSlowEnough(minutes, null, newestEdition(pace));
  if (isWithin("rapid")) return "rapid";
  const { timeBounds: bounds } = newestEdition("rapid");
  return bounds !== null && minutes <= bounds.above ? "blitz" : "standard";
}

/** 1.1 (2017): each player needs the time that the higher rated of both asks for. */
export function isGameTooFast(
  minutes: number,
  players: readonly (Rating | null)[],
  edition: Edition,
): boolean {
  if (edition.minimumTimeOf !== "game" || edition.timeBounds !== null) return false;
  return !isSlowEnough(minutes, highestOf(players), edition);
}

/** null: nobody is rated. */
export function highestOf(ratings: readonly (Rating | null)[]): Rating | null {
  const known = ratings.flatMap((rating) => rating ?? []);
  return known.length === 0 ? null : greatest(known);
}
