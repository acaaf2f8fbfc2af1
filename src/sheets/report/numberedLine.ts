import { number, type Expr } from "../../formula/expr";
import { area, cellAt, onSheet } from "../../formula/reference";
import { lookedUp } from "../lookedUp";
import type { ReportedPlayer } from "./readReport";

/** A line of a list that was read, by its number and where the numbers stand. */
export interface NumberedLine {
  readonly number: number;
  readonly column: number;
  readonly first: number;
  readonly last: number;
}

/** Where a line stands; without a column of numbers it is known by its row alone. */
export interface ReadLine {
  readonly sheet: string | null;
  readonly row: number;
  readonly numbered: NumberedLine | null;
}

/** Null where the column of numbers was deleted. */
export function numberedLine(
  players: readonly ReportedPlayer[],
  { number: own, columns }: ReportedPlayer,
): NumberedLine | null {
  const column = columns.get("number");
  return own === null || column === undefined ? null : numberedIn(players, own, column);
}

export function numberedIn(
  lines: readonly { readonly row: number }[],
  own: number,
  column: number,
): NumberedLine {
  const rows = lines.map(({ row }) => row);
  return { number: own, column, first: Math.min(...rows), last: Math.max(...rows) };
}

/** A figure of the line from another sheet: in a sort of either list it stays that of the same line. */
export function inNumberedLine({ sheet, row, numbered }: ReadLine, column: number): Expr {
  if (numbered === null) return onSheet(sheet, cellAt(row, column, "both"));
  const { first, last } = numbered;
  const lines = (of: number) =>
    onSheet(sheet, area(cellAt(first, of, "both"), cellAt(last, of, "both")));
  return lookedUp(lines(column), lines(numbered.column), number(numbered.number));
}
