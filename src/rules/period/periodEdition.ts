import type { Edition, Pace } from "../editions/edition";
import { editionOn } from "../editions/editionOn";
import { periodOfList } from "../ratingPeriod";
import { isReason, type Reason } from "../reason";
import type { Day } from "../units";

/**
 * What a period does with the changes of its events is of the edition in force when it begins: rounding,
 * K × n ≤ 700 (8.3.3, 2022). Events themselves are of the edition of their first day (0.1, 2014).
 */
export function editionOfPeriod(list: Day, pace: Pace): Edition | Reason {
  const before = editionOn(list - 1, pace);
  /** The first list of all counts what no edition here is of. */
  if (isReason(before)) return editionOn(list, pace);
  const atStart = editionOn(periodOfList(list, before), pace);
  return isReason(atStart) ? before : atStart;
}

/** Who is on a list is of the edition in force on its day: floor and activity, 9.2 (2005), 7.2 (2014). */
export function editionOfList(list: Day | null, edition: Edition): Edition {
  const onDay = list === null ? edition : editionOn(list, edition.pace);
  return isReason(onDay) ? edition : onDay;
}
