import { folded } from "../folded";
import { kindOfHeading } from "../headings";
import { isDateFormat } from "../resultCell";
import { formatAt, textAt, valueAt, type SheetCells } from "../sheetCells";

/** What a row is that holds no player: nothing, a drawn line, headings, a line of text. */
export type RowKind = "blank" | "rule" | "headings" | "text" | "content";

/** Lines made of signs: -----, =====, ____. */
const RULE = /^[-–—_=~.·•*+|]{2,}$/u;

/** Numbers of rounds or opponents as headings: 1, 2, 3. */
const FEWEST_IN_A_ROW = 3;

/** Above it a number is a rating or a year, and the row no heading. */
const HIGHEST_HEADING = 200;

export function kindOfRow(cells: SheetCells, row: number, columns: readonly number[]): RowKind {
  const filled = columns.filter((column) => plainTextAt(cells, row, column) !== "");
  if (filled.length === 0) return "blank";
  const texts = filled.map((column) => plainTextAt(cells, row, column));
  if (texts.every((text) => RULE.test(text))) return "rule";
  if (areHeadings(cells, row, filled)) return "headings";
  /** A single sign is what a player has who met nobody. */
  const [only = ""] = texts;
  const isText = typeof valueAt(cells, { row, column: filled[0] ?? 0 }) === "string";
  return filled.length === 1 && isText && /[\p{L}\p{N}]/u.test(only) ? "text" : "content";
}

/** Without the signs that nobody sees. */
function plainTextAt(cells: SheetCells, row: number, column: number): string {
  return textAt(cells, { row, column }).replace(/\p{Cf}/gu, "");
}

function areHeadings(cells: SheetCells, row: number, filled: readonly number[]): boolean {
  const isDay = (column: number) => isDateFormat(formatAt(cells, { row, column }));
  const values = filled
    .filter((column) => !isDay(column))
    .map((column) => valueAt(cells, { row, column }));
  if (values.some((value) => typeof value === "number" && isOfPlayer(value))) return false;
  if (values.some((value) => RESULT.test(String(value)))) return false;
  if (isCounting(values.map(Number))) return true;
  const kinds = filled.map((column) => {
    const text = textAt(cells, { row, column });
    return folded(text).length > 1 ? kindOfHeading(text) : null;
  });
  return new Set(kinds.filter((kind) => kind !== null)).size > 1;
}

/** A rating, a year, points and a half. */
function isOfPlayer(value: number): boolean {
  return value > HIGHEST_HEADING || !Number.isInteger(value);
}

/** Signs of results that head nothing. */
const RESULT = /^(?:xxx|\*{1,3}|[■●•]|½|[10½][:–-][10½])$/iu;

/** From 1 on, so that the results 0, 1, 2 of a double round are none. */
function isCounting(numbers: readonly number[]): boolean {
  let length = 0;
  return numbers.some((number, index) => {
    const isNext = length > 0 && number === (numbers[index - 1] ?? NaN) + 1;
    length = isNext ? length + 1 : number === 1 ? 1 : 0;
    return length >= FEWEST_IN_A_ROW;
  });
}
