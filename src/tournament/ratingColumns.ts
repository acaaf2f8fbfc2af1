import type { HeadedColumn, KnownColumn } from "./headedColumn";
import type { ColumnKind } from "./headings";
import { placeNumber } from "./placeNumber";
import { ratingCell } from "./ratingCell";
import { ratingHeading, type RatingMeaning } from "./ratingHeading";
import { textAt, valueAt, type SheetCells } from "./sheetCells";

/** A column that may hold ratings. */
export interface RatingColumn extends HeadedColumn {
  /** null: no heading says whose they are. */
  readonly meaning: RatingMeaning | null;
  /** Somebody has a rating there. */
  readonly isUsed: boolean;
  readonly firstRow: number;
}

/** By their headings; and those without one that look like ratings, which nobody knows. */
export function ratingColumns(
  cells: SheetCells,
  headed: readonly KnownColumn[],
  rows: readonly number[],
): RatingColumn[] {
  return headed.flatMap(({ column, heading, kind }): RatingColumn[] => {
    const isNamed = kind !== null && RATING_KINDS.has(kind);
    const meaning = isNamed ? meaningOf(heading) : kind === "list" ? OF_A_LIST : null;
    if (isNamed ? isNumbering(cells, column, rows) : !mayBeRatings(cells, column, kind, rows)) {
      return [];
    }
    const isUsed = rows.some((row) => ratingAt(cells, row, column));
    return [{ column, heading, meaning, isUsed, firstRow: rows[0] ?? 0 }];
  });
}

const RATING_KINDS: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "fideRating",
  "rating",
  "nationalRating",
]);

/** Over players a list is one of ratings. */
const OF_A_LIST: RatingMeaning = { list: "any", pace: "any", isAfter: false };

function meaningOf(heading: string): RatingMeaning | null {
  const meaning = ratingHeading(heading);
  return meaning === "peak" || meaning === "none" ? null : meaning;
}

function mayBeRatings(
  cells: SheetCells,
  column: number,
  kind: ColumnKind | null,
  rows: readonly number[],
): boolean {
  return MAY_BE_RATINGS.has(kind) && looksLikeRatings(cells, column, rows);
}

/** Nat. heads federations, or national ratings. */
const MAY_BE_RATINGS: ReadonlySet<ColumnKind | null> = new Set<ColumnKind | null>([
  null,
  "list",
  "federation",
]);

export function ratingAt(cells: SheetCells, row: number, column: number): boolean {
  const { kind } = ratingCell(cells, { row, column });
  return kind === "rating" || kind === "not FIDE's";
}

/** Ranks under a heading such as Classement: 1, 2, 3 …, some of them shared. */
function isNumbering(cells: SheetCells, column: number, rows: readonly number[]): boolean {
  const texts = rows.map((row) => textAt(cells, { row, column })).filter((text) => text !== "");
  const numbers = texts.map(placeNumber);
  const areRanks = numbers.every(
    (number) => number !== null && number >= 1 && number <= rows.length,
  );
  return areRanks && numbers.includes(1) && numbers.length > 1;
}

const LOWEST_SEEN = 500;
/** Of a column of ratings, how many may be errors or words. */
const MOST_UNREADABLE = 0.25;

export function looksLikeRatings(
  cells: SheetCells,
  column: number,
  rows: readonly number[],
): boolean {
  const read = rows.map((row) => {
    const place = { row, column };
    const value = valueAt(cells, place);
    /** 2.000 is the number 2, but so are ranks and rounds. */
    return typeof value === "number" && value > 0 && value < LOWEST_SEEN && Number.isInteger(value)
      ? null
      : ratingCell(cells, place);
  });
  const ratings = read.flatMap((cell) => (cell?.kind === "rating" ? [cell.rating] : []));
  const others = read.filter((cell) => cell === null || cell.kind === "none").length;
  return ratings.some((rating) => rating >= LOWEST_SEEN) && others <= MOST_UNREADABLE * rows.length;
}
