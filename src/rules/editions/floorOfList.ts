import type { Day, Rating } from "../units";
import type { Edition, Pace } from "./edition";
import { editionsOf } from "./editionOn";

type Floor = Edition["publication"]["floors"][number];

/** Every floor of a pace, the oldest first. */
export function floorsOf(pace: Pace): readonly Floor[] {
  const floors = editionsOf(pace).flatMap(({ publication }) => publication.floors);
  return floors.filter(
    ({ from }, index) => floors.findIndex((each) => each.from === from) === index,
  );
}

/**
 * The lowest rating on a list: what is in force on its day counts, whenever the events began. Null
 * where the list is not known, or older than the first edition.
 */
export function floorOfList(list: Day | null, pace: Pace): Rating | null {
  if (list === null) return null;
  const reached = floorsOf(pace).filter(({ from }) => from <= list);
  return reached[reached.length - 1]?.rating ?? null;
}
