import { number, text, type Expr } from "../../formula/expr";
import { area, cellAt, onSheet } from "../../formula/reference";
import { lookedUp } from "../lookedUp";
import type { LinkedResult } from "./order";

export type OnReport = NonNullable<LinkedResult["report"]>;

/**
 * A player's figure on a report, found by his number there: in a sort of the report or of the results it
 * stays his. A player's line without the figure has an empty text.
 */
export function onReport(
  { sheet, row, numbered }: OnReport,
  column: number | null,
  own: Expr = number(numbered?.number ?? 0),
): Expr {
  if (column === null) return text("");
  if (numbered === null) return onSheet(sheet, cellAt(row, column, "both"));
  const lines = (of: number) =>
    onSheet(sheet, area(cellAt(numbered.first, of, "both"), cellAt(numbered.last, of, "both")));
  return lookedUp(lines(column), lines(numbered.column), own);
}

/** Of lines with the same one the links are the same but for the number. */
export function reportKey({ sheet, row, numbered }: OnReport): string {
  if (numbered === null) return `${sheet} ${row}`;
  return [sheet, numbered.first, numbered.last, numbered.column].join(" ");
}
