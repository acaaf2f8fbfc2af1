import { minimumScore } from "../../rules/firstRatingConditions";
import { columnOf, type ReportColumn } from "./places";
import type { ReportContext } from "./context";

/**
 * 6.1: the points that let an unrated player's event count; fewer in a later one, which the sheet
 * can be told. `at` tells where a column of his row is.
 */
export function pointsNeeded(
  { order, places, texts }: Pick<ReportContext, "order" | "places" | "texts">,
  at: (column: ReportColumn) => string,
): string {
  const first = minimumScore(order.edition, "swiss", true) / 2;
  if (columnOf(places, "firstEvent") < 0) return String(first);
  const later = minimumScore(order.edition, "swiss", false) / 2;
  return `IF(${at("firstEvent")}="${texts.no}",${later},${first})`;
}
