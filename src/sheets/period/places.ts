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
import type { PeriodOrder } from "./order";

export function periodPlaces(order: PeriodOrder): PeriodPlaces {
  let next = FIRST_RESULT;
  const resultRows = order.players.map(({ results: of }): ResultRows => {
    const first = next;
    const behind = first + of.length;
    next = behind + 1;
    return { first, behind };
  });
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
      lines: next - FIRST_RESULT,
    },
    resultRows,
    eventsRow: rows.events,
    facts: { keys: PERIOD_FACT_KEYS, first: rows.facts, noteColumn: 3 },
    notesRow: rows.notes,
  };
}
