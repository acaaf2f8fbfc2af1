import { isLinked, type FirstRatingOrder } from "./order";

/** Lines to fill in, beyond the events that are there. */
const SPARE_LINES = 5;
const FEWEST_LINES = 10;

/** Around the events of reports: before them for those that no report has. */
const AHEAD_OF_REPORTS = 3;
const BEHIND_REPORTS = 2;

/** Empty lines before the first event. */
export function linesAhead(order: FirstRatingOrder): number {
  return isLinked(order) ? AHEAD_OF_REPORTS : 0;
}

/** Filled in, or to be. */
export function linesOf(order: FirstRatingOrder): number {
  const events = order.career.length;
  return isLinked(order)
    ? AHEAD_OF_REPORTS + events + BEHIND_REPORTS
    : Math.max(FEWEST_LINES, events + SPARE_LINES);
}
