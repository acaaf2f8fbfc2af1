import { couldBeRenamed, samePersons } from "../../tournament/identity";
import type { SidePlayer } from "./side";

/** A player on both sides; null where he is on one alone. */
export interface PlayerPair {
  readonly before: number | null;
  readonly after: number | null;
}

/**
 * Places of the same players, by FIDE number or name; of an event whoever is left over at the same place is the
 * same if he could be: his name was corrected. In the order of the later side.
 */
export function samePlayers(
  before: readonly SidePlayer[],
  after: readonly SidePlayer[],
  isOneEvent: boolean,
): readonly PlayerPair[] {
  const byName = samePersons(before, after);
  const left = new Set(before.keys());
  for (const place of byName) if (place !== null) left.delete(place);
  const pairs = after.map((player, place): PlayerPair => {
    const named = byName[place] ?? null;
    if (named !== null) return { before: named, after: place };
    const isRenamed = isOneEvent && left.has(place) && couldBeRenamed(before[place], player);
    if (isRenamed) left.delete(place);
    return { before: isRenamed ? place : null, after: place };
  });
  return [...pairs, ...[...left].map((place) => ({ before: place, after: null }))];
}
