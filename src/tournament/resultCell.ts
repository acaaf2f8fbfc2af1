import { calendarDate } from "../rules/day";
import { gamesOfNumber, gamesOfText } from "../rules/resultText";
import type { PlayedOrNot } from "../rules/robin/crosstable";
import { formatAt, textAt, valueAt, type CellPlace, type SheetCells } from "./sheetCells";

/** What a cell of the square may be. */
export type SquareCell =
  | { readonly kind: "blank" }
  /** `*`, x, ■: a player against himself. */
  | { readonly kind: "mark" }
  | { readonly kind: "games"; readonly games: readonly PlayedOrNot[]; readonly isNumber: boolean }
  /** 1/2 that became the 1st of February or the 2nd of January. */
  | { readonly kind: "half as date" }
  | { readonly kind: "other" };

const MARKS = /^([*x×■█▇▪●#\\]+|---+|xx+)$/i;

/** Earlier numbers are no dates of this century's sheets. */
const EARLIEST_DATE = 30_000;

export function squareCell(cells: SheetCells, place: CellPlace): SquareCell {
  const value = valueAt(cells, place);
  if (typeof value === "boolean") return { kind: "other" };
  if (typeof value === "number") return numberCell(value, formatAt(cells, place));
  const text = textAt(cells, place);
  if (text === "") return { kind: "blank" };
  if (MARKS.test(text)) return { kind: "mark" };
  const games = gamesOfText(text);
  return games === undefined ? { kind: "other" } : { kind: "games", games, isNumber: false };
}

function numberCell(value: number, format: string): SquareCell {
  if (isHalfAsDate(value, format)) return { kind: "half as date" };
  const games = gamesOfNumber(value);
  return games === undefined ? { kind: "other" } : { kind: "games", games, isNumber: true };
}

/** Typed in a cell, 1/2 is the 1st of February or, in America, the 2nd of January. */
function isHalfAsDate(value: number, format: string): boolean {
  if (value < EARLIEST_DATE || !isDateFormat(format)) return false;
  const { day, month } = calendarDate(value);
  return day + month === 3;
}

/** Days, months or years in a format, outside of quoted words. */
export function isDateFormat(format: string): boolean {
  return /[dmyj]/i.test(format.replace(/"[^"]*"|\[[^[\]]*\]|General/gi, ""));
}
