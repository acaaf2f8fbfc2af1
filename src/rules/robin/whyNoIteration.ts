import type { Edition } from "../editions/edition";
import { isReason, type Reason } from "../reason";
import type { RobinField } from "./event";
import { firstPass } from "./passes";
import { robinStart } from "./start";

/**
 * Why the method gives nothing for a field, the reason that `iterate` returns; null where it gives
 * something. After the first pass nothing can fail: the second takes dp of the same scores.
 */
export function whyNoIteration(field: RobinField, edition: Edition): Reason | null {
  const start = robinStart(field, edition);
  if (isReason(start)) return start;
  const { bonus } = edition.firstRating;
  const first = firstPass(start.event, start.average.ra, edition, bonus);
  return isReason(first) ? first : null;
}
