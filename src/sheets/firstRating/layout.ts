import type { CareerColumn } from "../../i18n/career";
import type { Head } from "../facts";
import { HEAD_ROWS } from "../head";
import type { Table } from "../table";
import type { FirstRatingOrder } from "./order";
import { TITLE_NAMES } from "../sheetKind";

export type CareerFact =
  "edition" | "player" | "id" | "games" | "published" | "last" | "opens" | "closes" | "floor";

export const CAREER_FACT_KEYS: readonly CareerFact[] = [
  ...(["player", "id", "edition", "games", "published"] as const),
  ...(["last", "opens", "closes", "floor"] as const),
];

/** The name of the title. */
export const CAREER_TITLE = TITLE_NAMES.firstRating;

/** Of all that counts taken together. */
export const RESULT_COLUMN = 2;

/** Behind the headings. */
export const FIRST_EVENT = HEAD_ROWS + 1;

/** Lines under the table, after an empty one. */
export type ResultRow =
  "section" | "games" | "points" | "rc" | "ra" | "p" | "dp" | "rating" | "first" | "lacks";

export interface CareerPlaces {
  readonly events: Table<CareerColumn>;
  readonly results: Readonly<Record<ResultRow, number>>;
  /** Below them. */
  readonly facts: Head<CareerFact> & { readonly first: number };
  readonly notesRow: number;
  readonly tablesRow: number;
}

/** 10.3 (2005): the events' Ru are averaged; later all games are one event. */
export function isAveraged({ edition }: FirstRatingOrder): boolean {
  return edition.firstRating.severalEvents === "weighted mean of Ru";
}
