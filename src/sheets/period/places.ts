import { stacked } from "../stack";
import { shown } from "../table";
import { PERIOD_COLUMNS } from "./columns/players";
import { RESULT_COLUMNS } from "./columns/results";
import { heightOfEvents } from "./eventsBlock";
import {
  FIRST_PLAYER,
  FIRST_RESULT,
  PERIOD_FACT_KEYS,
  type PeriodPlaces,
  type ResultRows,
} from "./layout";
import { spareLines, type PeriodOrder } from "./order";

export function periodPlaces(order: PeriodOrder): PeriodPlaces {
  const { resultRows, behind } = rowsOfResults(order);
  const lines = order.players.length;
  const rows = stacked(
    [
      ["gap 1", 1],
      ["events", heightOfEvents(order)],
      ["gap 2", 1],
      ["section", 1],
      ["facts", PERIOD_FACT_KEYS.length],
      ["notes", 0],
    ],
    FIRST_PLAYER + lines,
  );
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
      lines: behind - FIRST_RESULT,
    },
    resultRows,
    eventsRow: rows.events,
    facts: { keys: PERIOD_FACT_KEYS, first: rows.facts, noteColumn: 3 },
    notesRow: rows.notes,
  };
}

/** Behind the last stands a row without a result. */
function rowsOfResults(order: PeriodOrder): {
  readonly resultRows: readonly ResultRows[];
  readonly behind: number;
} {
  const spare = spareLines(order);
  let next = FIRST_RESULT;
  let nextLine = 1;
  const resultRows = order.players.map(({ results: of }): ResultRows => {
    const [first, line] = [next, nextLine];
    const behind = first + of.length;
    next = behind + 1;
    nextLine += of.length + spare;
    return { first, behind, line };
  });
  return { resultRows, behind: next };
}
