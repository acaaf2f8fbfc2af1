import type { CareerColumn } from "../../i18n/career";
import { errataOf } from "../../rules/editions/errata";
import { usesRu } from "../../rules/firstRating";
import { hasGuide } from "../../rules/guide";
import { cell, fixed, inColumn, range } from "../address";
import type { FirstRatingOrder } from "./order";

const COLUMNS: readonly CareerColumn[] = [
  "number",
  "event",
  "date",
  "list",
  "kind",
  "rc",
  "w",
  "n",
  "ra",
  "unrated",
  "p",
  "dp",
  "ru",
  "guide",
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

/** Lines under the table, after an empty one. */
const RESULTS = [
  "section",
  "games",
  "points",
  "rc",
  "ra",
  "p",
  "dp",
  "rating",
  "first",
  "lacks",
] as const;
export type ResultRow = (typeof RESULTS)[number];

export interface CareerPlaces {
  readonly columns: readonly CareerColumn[];
  readonly lines: number;
  readonly results: Readonly<Record<ResultRow, number>>;
  readonly notesRow: number;
  readonly tablesRow: number;
}

export function careerPlaces({ career, edition }: FirstRatingOrder): CareerPlaces {
  const lines = Math.max(FEWEST_LINES, career.length + SPARE_LINES);
  const hasRa = edition.firstRating.hypothetical.opponents > 0;
  const isShown: Partial<Record<CareerColumn, boolean>> = {
    ra: hasRa,
    guide: hasGuide(edition),
  };
  const shown = RESULTS.filter((row) => row !== "ra" || hasRa);
  const resultRow = FIRST_ROW + lines + 1;
  const notesRow = resultRow + shown.length;
  return {
    columns: COLUMNS.filter((column) =>
      OF_RU.has(column) ? usesRu(edition) : (isShown[column] ?? true),
    ),
    lines,
    results: Object.fromEntries(
      RESULTS.map((row) => [row, resultRow + shown.indexOf(row)]),
    ) as Record<ResultRow, number>,
    notesRow,
    tablesRow: notesRow + errataOf(edition, "firstRating").length + 1,
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

export function result({ results }: CareerPlaces, row: ResultRow): string {
  return fixed(results[row], HEAD_VALUE);
}
