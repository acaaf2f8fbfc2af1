import type { CareerColumn, CareerListColumn } from "../../i18n/career";
import type { Head } from "../facts";
import { HEAD_ROWS } from "../head";
import type { Table } from "../table";
import { TITLE_NAMES } from "../sheetKind";

export type CareerFact =
  | "edition"
  | "oneEdition"
  | "player"
  | "id"
  | "exception"
  | "games"
  | "published"
  | "publishes"
  | "last"
  | "lastPlace"
  | "firstPlace"
  | "opens"
  | "closes"
  | "floor";

export const CAREER_FACT_KEYS: readonly CareerFact[] = [
  ...(["player", "id", "edition", "oneEdition", "exception", "games", "published"] as const),
  ...(["publishes", "last", "opens", "closes", "floor", "lastPlace", "firstPlace"] as const),
];

/** The codes of the fact that tells by whose edition an event is judged. */
export const EDITIONS_BY = { own: "own", one: "one" } as const;

/** The name of the title. */
export const CAREER_TITLE = TITLE_NAMES.firstRating;

/** Of all that counts taken together. */
export const RESULT_COLUMN = 2;

/** Behind the headings. */
export const FIRST_EVENT = HEAD_ROWS + 1;

/** Lines under the table, after an empty one. */
export type ResultRow =
  "section" | "games" | "points" | "rc" | "average" | "p" | "dp" | "rating" | "first" | "lacks";

export interface CareerPlaces {
  readonly events: Table<CareerColumn>;
  readonly results: Readonly<Record<ResultRow, number>>;
  /** Below them. */
  readonly facts: Head<CareerFact> & { readonly first: number };
  readonly notesRow: number;
  /** What each list makes of the events. */
  readonly lists: Table<CareerListColumn>;
  /** What the editions ask. */
  readonly editionsRow: number;
  readonly tablesRow: number;
}
