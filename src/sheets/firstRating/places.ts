import type { CareerColumn } from "../../i18n/career";
import { usesRu } from "../../rules/firstRating";
import { cell, fixed, inColumn, range } from "../address";
import type { FirstRatingOrder } from "./firstRatingSheet";

const COLUMNS: readonly CareerColumn[] = [
  "number",
  "event",
  "date",
  "list",
  "kind",
  "rc",
  "w",
  "n",
  "unrated",
  "p",
  "dp",
  "ru",
  "counts",
  "product",
  "why",
];

/** What only single events' Ru needs. */
const OF_RU = new Set<CareerColumn>(["p", "dp", "ru"]);

/** Rows of the head, one value a row. */
export const HEAD = {
  title: 0,
  note: 1,
  edition: 2,
  games: 3,
  published: 4,
  last: 5,
  opens: 6,
  closes: 7,
  floor: 8,
} as const;
export const HEAD_VALUE = 2;
const HEADING_ROW = 10;
export const FIRST_ROW = HEADING_ROW + 1;

/** Lines to fill in, beyond the events that are there. */
const SPARE_LINES = 5;
const FEWEST_LINES = 10;

/** Rows under the table, counted from its end. */
export const RESULT = {
  section: 1,
  games: 2,
  points: 3,
  average: 4,
  p: 5,
  dp: 6,
  rating: 7,
  first: 8,
  lacks: 9,
  erratum: 10,
} as const;
const RESULT_HEIGHT = 12;

export interface CareerPlaces {
  readonly columns: readonly CareerColumn[];
  readonly lines: number;
  readonly resultRow: number;
  readonly tablesRow: number;
}

export function careerPlaces({ career, edition }: FirstRatingOrder): CareerPlaces {
  const lines = Math.max(FEWEST_LINES, career.length + SPARE_LINES);
  const resultRow = FIRST_ROW + lines;
  return {
    columns: COLUMNS.filter((column) => usesRu(edition) || !OF_RU.has(column)),
    lines,
    resultRow,
    tablesRow: resultRow + RESULT_HEIGHT,
  };
}

/** A cell of an event's line. */
export function eventCell({ columns }: CareerPlaces, line: number, column: CareerColumn): string {
  return inColumn(FIRST_ROW + line, columns.indexOf(column));
}

/** A column of all lines. */
export function eventColumn({ columns, lines }: CareerPlaces, column: CareerColumn): string {
  const index = columns.indexOf(column);
  return range(fixed(FIRST_ROW, index), fixed(FIRST_ROW + lines - 1, index));
}

/** The same column above a line, from above the headings on: it is never a single cell. */
export function columnBefore(
  { columns }: CareerPlaces,
  line: number,
  column: CareerColumn,
): string {
  const index = columns.indexOf(column);
  return range(fixed(HEADING_ROW - 1, index), cell(FIRST_ROW + line - 1, index));
}

export function head(row: keyof typeof HEAD): string {
  return fixed(HEAD[row], HEAD_VALUE);
}

export function result({ resultRow }: CareerPlaces, row: keyof typeof RESULT): string {
  return fixed(resultRow + RESULT[row], HEAD_VALUE);
}
