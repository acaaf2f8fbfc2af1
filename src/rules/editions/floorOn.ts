import { at, last } from "../at";
import type { Day, Rating } from "../units";
import type { Edition } from "./edition";

/** The lowest published rating; without a day the one the edition ended with. */
export function floorOn(edition: Edition, day: Day = Infinity): Rating {
  const { floors } = edition.publication;
  const reached = floors.filter((floor) => floor.from <= day);
  return (reached.length > 0 ? last(reached) : at(floors, 0)).rating;
}
