import type { Day, Rating } from "../units";
import type { Edition } from "./edition";

/** The lowest published rating; without a day the one the edition ended with. */
export function floorOn(edition: Edition, day: Day = Infinity): Rating {
  const { floors } = edition.publication;
  const reached = floors.filter((floor) => floor.from <= day);
  const floor = reached[reached.length - 1] ?? floors[0];
  return floor?.rating ?? 0;
}
