import { number, type Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import { minimumScore } from "../../rules/firstRatingConditions";
import type { ReportContext } from "./context";
import { firstRatingColumn, hasFirstEvent, type BlockName, type ReportColumn } from "./layout";

/**
 * 6.1: the points that let an unrated player's event count; fewer in a later one, which the sheet
 * can be told. `at` tells where a column of a row of his block is.
 */
export function pointsNeeded(
  { order, texts }: Pick<ReportContext, "order" | "texts">,
  at: (column: ReportColumn) => Expr,
  block: BlockName,
): Expr {
  const first = minimumScore(order.edition, "swiss", true) / 2;
  if (!hasFirstEvent(order)) return number(first);
  const later = minimumScore(order.edition, "swiss", false) / 2;
  return f`IF(${at(firstRatingColumn(block, "firstEvent"))}=${texts.no},${later},${first})`;
}
