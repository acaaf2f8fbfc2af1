import { cell, inRow, range } from "../address";

/** A player's lines before this one: from the line above the first on, so that it is no single cell. */
export function before(row: number, first: number, column: number): string {
  return range(inRow(first - 1, column), cell(row - 1, column));
}
