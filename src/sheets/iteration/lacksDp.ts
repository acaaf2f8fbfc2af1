import type { Expr } from "../../formula/expr";
import { cellAt, onSheet } from "../../formula/reference";
import { f } from "../../formula/template";
import type { SheetTexts } from "../../i18n/sheets";
import { wholeColumn } from "../table";
import { checksOf } from "./checks";
import { PLAYER_COLUMN, type IterationColumn, type IterationPlaces } from "./places";

interface OfIteration {
  readonly order: Parameters<typeof checksOf>[0];
  readonly places: IterationPlaces;
  readonly texts: Pick<SheetTexts, "notMet">;
}

/**
 * 10.1 (2005): whether somebody's whole score has no dp, so that nothing is iterated; null in editions whose
 * every score has one. `from`: the iteration's name, as another sheet sees it.
 */
export function lacksDp({ order, places, texts }: OfIteration, from: string | null): Expr | null {
  if (order.edition.dpAtExtremes) return null;
  const all = (column: IterationColumn) => onSheet(from, wholeColumn(places.table, column, "both"));
  /** Every game has a result: the last of the checks. */
  const last = cellAt(places.rows.checks + checksOf(order).length, PLAYER_COLUMN, "both");
  const isWhole = places.hasResults ? f`${onSheet(from, last)}<>${texts.notMet}` : f`TRUE`;
  const isKnown = f`NOT(ISERROR(SUM(${all("w")})))`;
  return f`AND(${isWhole},${isKnown},ISNA(SUM(${all("dp")},${all("dpUnrated")})))`;
}
