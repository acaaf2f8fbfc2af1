import type { Expr } from "../../formula/expr";
import { onSheet } from "../../formula/reference";
import { f } from "../../formula/template";
import { wholeColumn } from "../table";
import type { IterationColumn, IterationPlaces } from "./places";

/** 10.1 (2005): whether somebody's score has no dp, so that nothing is iterated; `from`: as from another sheet. */
export function lacksDp({ table }: IterationPlaces, from: string | null = null): Expr {
  const all = (column: IterationColumn) => onSheet(from, wholeColumn(table, column, "both"));
  return f`ISNA(SUM(${all("dp")},${all("dpUnrated")}))`;
}
