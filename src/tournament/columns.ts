import { isUnratedText } from "../rules/resultText";
import { HIGHEST_RATING } from "../rules/units";
import { gamesSoFar } from "./gamesSoFar";
import { kindOfHeading, type ColumnKind } from "./headings";
import { isLongTitle, isTitle } from "./titles";
import {
  isBlank,
  span,
  textAt,
  valueAt,
  type Area,
  type CellPlace,
  type SheetCells,
} from "./sheetCells";

export interface HeadedColumn {
  readonly column: number;
  /** As it stands in the sheet; empty where there is none. */
  readonly heading: string;
}

/** Where a table keeps what is known of its players. */
export interface TableColumns {
  readonly name: HeadedColumn | null;
  /** Columns that may number the players: start numbers and ranks. */
  readonly numbers: readonly HeadedColumn[];
  /** Every column that may hold ratings, the likeliest first. */
  readonly ratings: readonly HeadedColumn[];
  readonly k: HeadedColumn | null;
  readonly points: HeadedColumn | null;
  readonly details: DetailColumns;
}

/** What a tournament file has of its players beside name and rating, and what K asks for. */
export interface DetailColumns {
  readonly title: HeadedColumn | null;
  readonly federation: HeadedColumn | null;
  readonly fideNumber: HeadedColumn | null;
  readonly birth: HeadedColumn | null;
  readonly sex: HeadedColumn | null;
  readonly rank: HeadedColumn | null;
  readonly gamesSoFar: HeadedColumn | null;
  readonly peak: HeadedColumn | null;
}

/** The players' rows, and the columns beside their results. */
export interface TableShape {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** Headings stand in the first row above that has any. */
  readonly above: Area;
}

/** Recognises columns by their headings in any language, else by what is in them. */
export function tableColumns(cells: SheetCells, shape: TableShape): TableColumns {
  const headed = headedColumns(cells, shape);
  const ofKind = (kind: ColumnKind) =>
    headed.filter(({ heading }) => kindOfHeading(heading) === kind);
  /** Over players a list is one of ratings, or of the players themselves. */
  const unnamed = headed.filter(({ heading }) => [null, "list"].includes(kindOfHeading(heading)));
  const filled = headed.filter(({ column }) => hasContent(cells, column, shape.rows));
  const ratings = [
    ...ofKind("fideRating"),
    ...ofKind("rating"),
    ...ofKind("nationalRating"),
  ].filter(({ column }) => !isNumbering(cells, column, shape.rows));
  return {
    name: first(ofKind("name")) ?? mostText(cells, unnamed, shape.rows),
    numbers: [...ofKind("number"), ...ofKind("rank")],
    ratings:
      ratings.length > 0
        ? byUse(cells, ratings, shape.rows)
        : unnamed.filter(({ column }) => looksLikeRatings(cells, column, shape.rows)).slice(0, 1),
    k: first(ofKind("k")),
    points: first(ofKind("points").filter((each) => filled.includes(each))),
    details: {
      title: titleColumn(cells, headed, shape.rows),
      federation: first(ofKind("federation")),
      fideNumber: first(ofKind("id")),
      birth: first(ofKind("birth")),
      sex: first(ofKind("sex")),
      rank: first(ofKind("rank")),
      gamesSoFar: gamesSoFar(cells, ofKind("gamesSoFar"), ofKind("games"), shape.rows),
      peak: first(ofKind("peak")),
    },
  };
}

/** Titles often stand without a heading; Typ may head them, or groups of age. */
function titleColumn(
  cells: SheetCells,
  headed: readonly HeadedColumn[],
  rows: readonly number[],
): HeadedColumn | null {
  const has = (is: (text: string) => boolean) => (each: HeadedColumn) =>
    rows.some((row) => is(textAt(cells, { row, column: each.column })));
  const named = headed.filter(({ heading }) => kindOfHeading(heading) === "title");
  const nameless = headed.filter(({ heading }) => heading === "");
  return first(named.filter(has(isTitle))) ?? first(nameless.filter(has(isLongTitle)));
}

function headedColumns(cells: SheetCells, { columns, above }: TableShape): HeadedColumn[] {
  const rows = span(above.row, above.rows).reverse();
  const withSome = (is: (place: CellPlace) => boolean) =>
    rows.find((row) => columns.filter((column) => is({ row, column })).length > 1);
  /** Between headings and players a team's name and points may stand. */
  const headingRow =
    withSome((place) => kindOfHeading(textAt(cells, place)) !== null) ??
    withSome((place) => !isBlank(cells, place));
  return columns.map((column) => ({
    column,
    heading: headingRow === undefined ? "" : textAt(cells, { row: headingRow, column }),
  }));
}

/** A column in which nobody has a rating comes last, even where its heading says FIDE. */
function byUse(
  cells: SheetCells,
  ratings: readonly HeadedColumn[],
  rows: readonly number[],
): HeadedColumn[] {
  const used = ratings.filter(({ column }) => someRating(cells, column, rows));
  return [...used, ...ratings.filter((each) => !used.includes(each))];
}

/** Ranks under a heading such as Classement: each of 1, 2, 3 … once. */
function isNumbering(cells: SheetCells, column: number, rows: readonly number[]): boolean {
  const numbers = new Set(rows.map((row) => Number(valueAt(cells, { row, column }))));
  return numbers.size === rows.length && rows.every((_, index) => numbers.has(index + 1));
}

const LOWEST_SEEN = 500;

function someRating(cells: SheetCells, column: number, rows: readonly number[]): boolean {
  return rows.some((row) => Number(valueAt(cells, { row, column })) >= 1);
}

function looksLikeRatings(cells: SheetCells, column: number, rows: readonly number[]): boolean {
  const values = rows.map((row) => textAt(cells, { row, column }));
  const numbers = values.map(Number).filter((value) => value >= LOWEST_SEEN);
  return (
    numbers.length > 0 &&
    values.every((value) => isUnratedText(value) || Number(value) >= 1) &&
    numbers.every((value) => value <= HIGHEST_RATING)
  );
}

/** Of the columns without a known heading, the one with the most letters in it. */
function mostText(
  cells: SheetCells,
  columns: readonly HeadedColumn[],
  rows: readonly number[],
): HeadedColumn | null {
  const letters = columns.map(({ column }) =>
    rows.reduce(
      (sum, row) => sum + (textAt(cells, { row, column }).match(/\p{L}/gu)?.length ?? 0),
      0,
    ),
  );
  const most = Math.max(...letters, 0);
  return most === 0 ? null : (columns[letters.indexOf(most)] ?? null);
}

function hasContent(cells: SheetCells, column: number, rows: readonly number[]): boolean {
  return rows.some((row) => !isBlank(cells, { row, column }));
}

function first<T>(list: readonly T[]): T | null {
  return list[0] ?? null;
}
