import type { Expr } from "../../formula/expr";
import { onSheet, type Reference } from "../../formula/reference";
import { f } from "../../formula/template";
import type { ResultColumn } from "../../i18n/period";
import { lookedUp } from "../lookedUp";
import { wholeColumn } from "../table";
import { ofPlayer, type PeriodContext } from "./context";

/** A column of all results, seen from the players. */
export function allResults({ names, places }: PeriodContext, column: ResultColumn): Reference {
  return onSheet(names.results, wholeColumn(places.results, column, "both"));
}

/** Whose results: all lines that have his number, wherever they stand. */
export function ofOwn(sheet: PeriodContext): readonly [Reference, Reference] {
  return [allResults(sheet, "number"), ofPlayer(sheet, "number")];
}

export function sumOf(sheet: PeriodContext, column: ResultColumn): Expr {
  return f`SUMIFS(${[allResults(sheet, column), ...ofOwn(sheet)]})`;
}

export function leastOf(sheet: PeriodContext, column: ResultColumn): Expr {
  return f`MINIFS(${[allResults(sheet, column), ...ofOwn(sheet)]})`;
}

export function greatestOf(sheet: PeriodContext, column: ResultColumn): Expr {
  return f`MAXIFS(${[allResults(sheet, column), ...ofOwn(sheet)]})`;
}

/** How many of his results have a number above zero in a column. */
export function countOf(sheet: PeriodContext, column: ResultColumn): Expr {
  return f`COUNTIFS(${[...ofOwn(sheet), allResults(sheet, column)]},">0")`;
}

/** What stands in the line of the results that has a number. */
export function inResult(sheet: PeriodContext, column: ResultColumn, line: number): Expr {
  return lookedUp(allResults(sheet, column), allResults(sheet, "line"), f`${line}`);
}
