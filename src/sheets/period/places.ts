import type { CarriedKey } from "../../tournament/carried";
import type { PeriodColumn, ResultColumn } from "../../i18n/period";
import { rowBelow, type Head } from "../facts";
import { shown, type Table } from "../table";
import { PERIOD_COLUMNS } from "./columns/players";
import { RESULT_COLUMNS } from "./columns/results";
import type { PeriodOrder } from "./order";

export type PeriodFact = "edition" | "list" | "floor" | "mostKn" | "activeGames" | "start";

export const PERIOD_HEAD: Head<PeriodFact> = {
  keys: ["edition", "list", "floor", "mostKn", "activeGames", "start"],
  noteColumn: 4,
};

/** Behind the headings. */
const FIRST_PLAYER = rowBelow(PERIOD_HEAD) + 1;

/** Title, note and headings. */
const FIRST_RESULT = 3;

/** The rows of a player's results; behind the last stands a row without one. */
export interface ResultRows {
  readonly first: number;
  readonly behind: number;
}

export interface PeriodPlaces {
  readonly players: Table<PeriodColumn | CarriedKey>;
  readonly results: Table<ResultColumn>;
  readonly resultRows: readonly ResultRows[];
  /** Under the players, behind a blank row. */
  readonly eventsRow: number;
}

export function periodPlaces(order: PeriodOrder): PeriodPlaces {
  let next = FIRST_RESULT;
  const resultRows = order.players.map(({ results: of }): ResultRows => {
    const first = next;
    const behind = first + of.length;
    next = behind + 1;
    return { first, behind };
  });
  const lines = order.players.length;
  return {
    players: {
      columns: shown(PERIOD_COLUMNS, order).map(({ key }) => key),
      start: 0,
      first: FIRST_PLAYER,
      lines,
    },
    results: {
      columns: shown(RESULT_COLUMNS, order).map(({ key }) => key),
      start: 0,
      first: FIRST_RESULT,
      lines: next - FIRST_RESULT,
    },
    resultRows,
    eventsRow: FIRST_PLAYER + lines + 1,
  };
}
