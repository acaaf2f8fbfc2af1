import type { Expr } from "../../formula/expr";
import { area, onSheet } from "../../formula/reference";
import type { ResultColumn } from "../../i18n/period";
import { inLine } from "../table";
import type { PeriodContext } from "./context";

/** A column of a player's results with the row behind, so that it is never a single cell. */
export function resultsOf({ names, places }: PeriodContext, column: ResultColumn): Expr {
  const cell = (row: string) => inLine(places.results, column, row, "none");
  return onSheet(names.results, area(cell("firstResult"), cell("behindResults")));
}
