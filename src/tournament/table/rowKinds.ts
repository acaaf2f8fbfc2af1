import { readableText } from "../../rules/cutText";
import { folded } from "../folded";
import { kindOfHeading } from "../headings";
import { isDateFormat } from "../resultCell";
import { formatAt, valueAt, type CellValue, type SheetCells } from "../sheetCells";

/** What a row is that holds no player: nothing, a drawn line, headings, a line of text. */
export type RowKind = "blank" | "rule" | "headings" | "text" | "content";

/** Lines made of signs: -----, =====, * * *. */
const RULE = /^[-–—_=~.·•*+|](?:\s?[-–—_=~.·•*+|])+$/u;

/** Numbers of rounds or opponents as headings: 1, 2, 3. */
const FEWEST_IN_A_ROW = 3;

/** Above it a number is a rating or a year, and the row no heading. */
const HIGHEST_HEADING = 200;

interface Written {
  readonly column: number;
  readonly value: CellValue;
  /** Without the signs that nobody sees. */
  readonly text: string;
}

export function kindOfRow(cells: SheetCells, row: number, columns: readonly number[]): RowKind {
  const filled = columns.flatMap((column): Written[] => {
    const value = valueAt(cells, { row, column });
    const text = value === "" ? "" : readableText(String(value).trim()).replace(/\p{Cf}/gu, "");
    return text === "" ? [] : [{ column, value, text }];
  });
  const [only] = filled;
  if (only === undefined) return "blank";
  if (filled.every(({ text }) => RULE.test(text))) return "rule";
  if (areHeadings(cells, row, filled)) return "headings";
  /** A single sign is what a player has who met nobody. */
  const isText = typeof only.value === "string" && /[\p{L}\p{N}]/u.test(only.text);
  return filled.length === 1 && isText ? "text" : "content";
}

function areHeadings(cells: SheetCells, row: number, filled: readonly Written[]): boolean {
  const undated = filled.filter(({ column }) => !isDateFormat(formatAt(cells, { row, column })));
  const values = undated.map(({ value }) => value);
  if (values.some((value) => typeof value === "number" && isOfPlayer(value))) return false;
  if (values.some((value) => RESULT.test(String(value)))) return false;
  if (isCounting(values.map(Number))) return true;
  const kinds = filled.map(({ text }) => (folded(text).length > 1 ? kindOfHeading(text) : null));
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
