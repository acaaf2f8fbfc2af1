import type { Day, Rating } from "../units";
import type { Floor, Pace } from "./edition";
import { editionsOf } from "./editionOn";

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

/**
 * The floors that delist a calculated rating, from the first list that does (7.21, 2011). The list of
 * 1 March 2024 adjusts what was calculated for it, so that its own floor delists from the next list on.
 */
export function delistingFloors(pace: Pace): readonly Floor[] {
  return floorsOf(pace).map((floor) =>
    floor.isOfAdjusted === true ? { ...floor, from: floor.from + 1 } : floor,
  );
}

/** The floor that a rating calculated for a list must reach; `start`: of the event whose ratings it comes from. */
export function delistingFloorOfList(
  list: Day | null,
  pace: Pace,
  start: Day | null = null,
): Rating | null {
  if (list === null) return null;
  const isOfScale = ({ from, isOfAdjusted }: Floor) =>
    isOfAdjusted !== true || start === null || from <= start + 1;
  const reached = delistingFloors(pace).filter((floor) => floor.from <= list && isOfScale(floor));
  return reached[reached.length - 1]?.rating ?? null;
}

/** The list whose ratings were adjusted after they had been calculated; null: none was. */
export function adjustedList(pace: Pace): Day | null {
  return floorsOf(pace).find(({ isOfAdjusted }) => isOfAdjusted === true)?.from ?? null;
}
