import type { PeriodColumn, ResultColumn } from "../../i18n/period";
import { cell, fixed, inColumn, quoted, range } from "../address";
import type { PeriodOrder } from "./order";

const COLUMNS: readonly PeriodColumn[] = [
  "number",
  "player",
  "rating",
  "events",
  "n",
  "delta",
  "k",
  "kCounted",
  "change",
  "rounded",
  "rn",
  "earlierGames",
  "remarks",
];

const RESULT_COLUMNS: readonly ResultColumn[] = [
  "number",
  "player",
  "event",
  "date",
  "rating",
  "n",
  "delta",
  "k",
  "kCounted",
  "product",
  "report",
];

/** Rows of the head, one value a row. */
export const HEAD = {
  title: 0,
  note: 1,
  edition: 2,
  list: 3,
  floor: 4,
  mostKn: 5,
  activeGames: 6,
  start: 7,
} as const;
export const HEAD_VALUE = 2;
export const FIRST_ROW = 9;
export const FIRST_RESULT_ROW = 3;

export interface PeriodPlaces {
  readonly columns: readonly PeriodColumn[];
  readonly resultColumns: readonly ResultColumn[];
  /** The first row of each player's results; behind the last stands a row without one. */
  readonly results: readonly { readonly first: number; readonly behind: number }[];
  /** Under the players, behind a blank row. */
  readonly eventsRow: number;
}

export function periodPlaces({ players, edition }: PeriodOrder): PeriodPlaces {
  const sometimes: Partial<Record<PeriodColumn | ResultColumn, boolean>> = {
    kCounted: Number.isFinite(edition.highestKTimesGames),
    report: players.some(({ results }) => results.some(({ report }) => report)),
  };
  const isShown = (column: PeriodColumn | ResultColumn) => sometimes[column] ?? true;
  let next = FIRST_RESULT_ROW;
  const results = players.map(({ results: of }) => {
    const first = next;
    const behind = first + of.length;
    next = behind + 1;
    return { first, behind };
  });
  return {
    columns: COLUMNS.filter(isShown),
    resultColumns: RESULT_COLUMNS.filter(isShown),
    results,
    eventsRow: FIRST_ROW + players.length + 1,
  };
}

/** A cell of a player's row. */
export function playerCell({ columns }: PeriodPlaces, player: number, column: PeriodColumn) {
  return inColumn(FIRST_ROW + player, columns.indexOf(column));
}

/** The same cell, seen from the sheet of results. */
export function onPeriod(
  sheet: string,
  places: PeriodPlaces,
  player: number,
  column: PeriodColumn,
): string {
  return `${quoted(sheet)}!${playerCell(places, player, column)}`;
}

/** A cell of a result's row. */
export function resultCell({ resultColumns }: PeriodPlaces, row: number, column: ResultColumn) {
  return inColumn(row, resultColumns.indexOf(column));
}

/** The same cell, seen from the players' sheet. */
export function onResults(
  sheet: string,
  places: PeriodPlaces,
  row: number,
  column: ResultColumn,
): string {
  return `${quoted(sheet)}!${resultCell(places, row, column)}`;
}

/** A column of a player's results with the row behind, so that it is never a single cell. */
export function resultRange(
  sheet: string,
  { resultColumns, results }: PeriodPlaces,
  player: number,
  column: ResultColumn,
): string {
  const { first, behind } = results[player] ?? { first: 0, behind: 0 };
  const index = resultColumns.indexOf(column);
  return `${quoted(sheet)}!${range(cell(first, index), cell(behind, index))}`;
}

export function head(row: keyof typeof HEAD): string {
  return fixed(HEAD[row], HEAD_VALUE);
}
