import type { CarriedKey } from "../../tournament/carried";
import type { PeriodColumn, ResultColumn } from "../../i18n/period";
import type { Head } from "../facts";
import { HEAD_ROWS } from "../head";
import type { Table } from "../table";

export type PeriodFact = "edition" | "list" | "floor" | "mostKn" | "activeGames" | "start";

export const PERIOD_FACT_KEYS: readonly PeriodFact[] = [
  ...(["list", "edition", "floor", "mostKn", "activeGames", "start"] as const),
];

/** Behind the headings. */
export const FIRST_PLAYER = HEAD_ROWS + 1;

/** Behind the headings, as on the other sheet. */
export const FIRST_RESULT = HEAD_ROWS + 1;

/** A player's lines of the results, as they are written; behind the last stands a row without one. */
export interface ResultRows {
  readonly first: number;
  readonly behind: number;
  /** Of the first line: they are counted through all players, and each keeps its number in a sort. */
  readonly line: number;
}

export interface PeriodPlaces {
  readonly players: Table<PeriodColumn | CarriedKey>;
  readonly results: Table<ResultColumn>;
  readonly resultRows: readonly ResultRows[];
  /** Under the players, behind a blank row. */
  readonly eventsRow: number;
  /** Below them. */
  readonly facts: Head<PeriodFact> & { readonly first: number };
  readonly notesRow: number;
}
