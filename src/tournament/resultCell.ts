import { calendarDate } from "../rules/day";
import { gamesOfNumber, totalOfNumber, totalOfText } from "../rules/resultText";
import type { PlayedOrNot } from "../rules/robin/crosstable";
import type { HalfPoints } from "../rules/units";
import { signsOf, type Signs } from "./resultSigns";
import { onceACell, type Cell } from "./cell";
import { cellAt, type CellPlace, type SheetCells } from "./sheetCells";

interface GamesCell {
  readonly kind: "games";
  readonly games: readonly PlayedOrNot[];
  readonly isNumber: boolean;
  /** Points of the table for games that were not played. */
  readonly byDefault: HalfPoints;
}

/** What a cell of the square may be. */
export type SquareCell =
  | { readonly kind: "blank" }
  /** `*`, x, ■: a player against himself. */
  | { readonly kind: "mark" }
  | GamesCell
  | Extract<Signs, { readonly kind: "both sides" | "marked" }>
  /** 1/2 that became the 1st of February or the 2nd of January, 1-0 January 2000, 1:0 an hour. */
  | { readonly kind: "date"; readonly typed: string }
  /** 1.5, 2: the points of two games. */
  | { readonly kind: "sum"; readonly points: HalfPoints }
  | { readonly kind: "other" };

/** Signs that stand for no result: *, x, ■, •. */
const MARKS = /^(?:x+|-{3,}|–{2,}|—+|[^\p{L}\p{N}\s+\-–−=½?!()[\]:.,'"]{1,5})$/iu;

/** Earlier numbers are no dates of this century's sheets. */
const EARLIEST_DATE = 30_000;
/** A double round has no more points for a pairing. */
const MOST_OF_TWO: HalfPoints = 4;

/** Letters of which the table has shown what they mean. */
export type LetterSigns = ReadonlyMap<string, string>;

export function squareCell(
  cells: SheetCells,
  place: CellPlace,
  letters: LetterSigns = NO_LETTERS,
): SquareCell {
  const cell = cellAt(cells, place);
  return letters.size === 0 ? squareOf(cell) : readSquare(cell, letters);
}

const NO_LETTERS: LetterSigns = new Map();

export const squareOf = onceACell((cell) => readSquare(cell, NO_LETTERS));

function readSquare({ value, format, text: whole }: Cell, letters: LetterSigns): SquareCell {
  if (typeof value === "boolean") return { kind: "other" };
  if (typeof value === "number") return numberCell(value, format);
  const text = whole.replace(/\p{Cf}/gu, "");
  if (text === "") return { kind: "blank" };
  if (MARKS.test(text)) return { kind: "mark" };
  const signs = signsOf(letters.get(text.toLowerCase()) ?? text);
  if (signs === undefined) return sumCell(totalOfText(text));
  return signs.kind === "games" ? { ...signs, isNumber: false } : signs;
}

function numberCell(value: number, format: string): SquareCell {
  const typed = typedAsDate(value, format);
  if (typed !== null) return { kind: "date", typed };
  const games = gamesOfNumber(value);
  if (games !== undefined) return { kind: "games", games, isNumber: true, byDefault: 0 };
  return sumCell(totalOfNumber(value));
}

/** 1 and less are results of one game. */
function sumCell(points: HalfPoints | undefined): SquareCell {
  const isSum = points !== undefined && points > 2 && points <= MOST_OF_TWO;
  return isSum ? { kind: "sum", points } : { kind: "other" };
}

const HOUR = 1 / 24;
const MINUTE = HOUR / 60;
/** 1:0 and 0:1 are times of the day. */
const AS_TIMES: readonly (readonly [number, string])[] = [
  [HOUR, "1:0"],
  [MINUTE, "0:1"],
  [HOUR + MINUTE, "1:1"],
];

/** 1-0 is taken for January of the year 2000. */
const YEAR_OF_ZERO = 2000;

/**
 * Typed in a cell, 1/2 is the 1st of February or, in America, the 2nd of January; 1-1 is 1 January,
 * 1-0 January 2000, and 1:0 an hour.
 */
function typedAsDate(value: number, format: string): string | null {
  if (value > 0 && value < 1 && /[hm]/i.test(format)) {
    return AS_TIMES.find(([time]) => Math.abs(value - time) < MINUTE / 100)?.[1] ?? null;
  }
  if (value < EARLIEST_DATE || !isDateFormat(format)) return null;
  const { day, month, year } = calendarDate(value);
  if (day + month === 3) return "½";
  if (day !== 1 || month !== 1) return null;
  return year === YEAR_OF_ZERO && !/d/i.test(format) ? "1-0" : "1-1";
}

/** Days, months or years in a format, outside of quoted words. */
export function isDateFormat(format: string): boolean {
  return /[dmyj]/i.test(format.replace(/"[^"]*"|\[[^[\]]*\]|General/gi, ""));
}
