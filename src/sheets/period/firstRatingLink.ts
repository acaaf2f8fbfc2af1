import type { Expr } from "../../formula/expr";
import { cellAt, onSheet, type Reference } from "../../formula/reference";
import { f } from "../../formula/template";
import { ifNumber } from "../articles/ifNumber";
import { factCell } from "../facts";
import type { PeriodContext } from "./context";
import type { FirstRatingLink } from "./order";
import type { PlayerLine } from "./playerLine";

export function firstRatingCell({ sheet, row, column }: FirstRatingLink): Reference {
  return onSheet(sheet, cellAt(row, column, "both"));
}

/** What a first rating comes to on the list of the period: 7.14 (2014). */
interface OnList {
  readonly here: Expr;
  /** He was rated before the list: 8.4 (2014). */
  readonly earlier: Expr;
  /** It takes events of a later list. */
  readonly later: Expr;
  readonly notYet: Expr;
}

export function onListOf(
  { places }: PeriodContext,
  link: FirstRatingLink,
  { here, earlier, later, notYet }: OnList,
): Expr {
  const first = firstRatingCell(link);
  if (link.publishes === null) return ifNumber(first, here, notYet);
  const publishes = onSheet(link.sheet, cellAt(link.publishes.row, link.publishes.column, "both"));
  const list = factCell(places.facts, "list");
  const isBefore = f`IF(${publishes}<${list},${earlier},IF(${publishes}>${list},${later},${here}))`;
  return ifNumber(first, f`IF(ISNUMBER(${list}),${isBefore},${here})`, notYet);
}

/** Who has a first-rating sheet has a formula of his own. */
export function ownFirstRating({ firstRating }: Pick<PlayerLine, "firstRating">): string {
  return firstRating === null ? "" : JSON.stringify(firstRating);
}
