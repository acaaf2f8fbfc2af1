import { columnLetters } from "../tournament/sheetCells";

/** B7 */
export function cell(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}

/** $B$7 */
export function fixed(row: number, column: number): string {
  return `$${columnLetters(column)}$${row + 1}`;
}

/** E$7: the row stays. */
export function inRow(row: number, column: number): string {
  return `${columnLetters(column)}$${row + 1}`;
}

/** $B7: the column stays. */
export function inColumn(row: number, column: number): string {
  return `$${columnLetters(column)}${row + 1}`;
}

/** B7:B16 of one column, or E7:N7 of one row. */
export function range(first: string, last: string): string {
  return `${first}:${last}`;
}

/** A sheet's name as formulas have it. */
export function quoted(sheet: string): string {
  return `'${sheet.replace(/'/g, "''")}'`;
}
