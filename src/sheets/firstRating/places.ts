import type { CareerColumn } from "../../i18n/career";
import { errataOf } from "../../rules/editions/errata";
import { rowBelow, type Head } from "../facts";
import { stacked } from "../stack";
import { shown, type Table } from "../table";
import { CAREER_COLUMNS } from "./columns/order";
import type { FirstRatingOrder } from "./order";

export type CareerFact = "edition" | "games" | "published" | "last" | "opens" | "closes" | "floor";

export const CAREER_HEAD: Head<CareerFact> = {
  keys: ["edition", "games", "published", "last", "opens", "closes", "floor"],
  noteColumn: 3,
};

/** Of all that counts taken together. */
export const RESULT_COLUMN = 2;

/** An empty row, and the headings. */
const FIRST_EVENT = rowBelow(CAREER_HEAD) + 2;

/** Lines to fill in, beyond the events that are there. */
const SPARE_LINES = 5;
const FEWEST_LINES = 10;

/** Lines under the table, after an empty one. */
export type ResultRow =
  "section" | "games" | "points" | "rc" | "ra" | "p" | "dp" | "rating" | "first" | "lacks";

export interface CareerPlaces {
  readonly events: Table<CareerColumn>;
  readonly results: Readonly<Record<ResultRow, number>>;
  readonly notesRow: number;
  readonly tablesRow: number;
}

export function careerPlaces(order: FirstRatingOrder): CareerPlaces {
  const { career, edition } = order;
  const lines = Math.max(FEWEST_LINES, career.length + SPARE_LINES);
  const columns = shown(CAREER_COLUMNS, order).map(({ key }) => key);
  const hasRa = edition.firstRating.hypothetical.opponents > 0;
  const { notes, tables, ...rows } = stacked(
    [
      ["gap 1", 1],
      ["section", 1],
      ["games", 1],
      ["points", 1],
      ["rc", 1],
      ["ra", hasRa ? 1 : 0],
      ["p", 1],
      ["dp", 1],
      ["rating", 1],
      ["first", 1],
      ["lacks", 1],
      ["notes", errataOf(edition, "firstRating").length],
      ["gap 2", 1],
      ["tables", 0],
    ],
    FIRST_EVENT + lines,
  );
  return {
    events: { columns, start: 0, first: FIRST_EVENT, lines },
    results: rows,
    notesRow: notes,
    tablesRow: tables,
  };
}

/** 10.3 (2005): the events' Ru are averaged; later all games are one event. */
export function isAveraged({ edition }: FirstRatingOrder): boolean {
  return edition.firstRating.severalEvents === "weighted mean of Ru";
}
