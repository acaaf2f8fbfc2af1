import { listThatCounts } from "../countingList";
import type { Edition } from "../editions/edition";
import { delistingFloorOfList } from "../editions/floorOfList";
import { floorOn } from "../editions/floorOn";
import type { Day, Rating } from "../units";

/** What tells which list counts an event. */
export interface DaysOfEvent {
  readonly startDate?: Day | null;
  readonly endDate?: Day | null;
  /** Where it is known. */
  readonly list?: Day | null;
}

/**
 * Whose rating falls below it is delisted "on the next list" (9.21, 2005; 7.21, 2011): the floor is that
 * of the list that counts the event, not of the event's day as for first results (10.33, 8.33). With ratings
 * from before the adjustment of 1 March 2024 it is the floor before it.
 */
export function delistingFloor(
  { startDate = null, endDate = null, list = null }: DaysOfEvent,
  edition: Edition,
): Rating {
  const end = endDate ?? startDate;
  const listed = list ?? (end === null ? null : listThatCounts(end, edition.pace));
  return delistingFloorOfList(listed, edition.pace, startDate) ?? floorOn(edition);
}
