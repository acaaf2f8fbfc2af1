import type { Day } from "../../rules/units";
import type { SheetCells } from "../sheetCells";
import { eventDates, type EventDates, type TablePlace } from "./eventDates";
import { roundDays } from "./roundDays";

/** What a sheet tells of the days of an event and of its rounds. */
export interface TableDates {
  readonly dates: EventDates;
  readonly dayOfRound: ReadonlyMap<number, Day>;
}

/** The days above and below a table, with those that stand over its rounds. */
export function tableDates(cells: SheetCells, table: TablePlace): TableDates {
  const dates = eventDates(cells, table);
  const { days, rows } = roundDays(cells, table, dates);
  const rounds = table.rounds ?? [];
  const [first, last] = [days.get(1), days.get(rounds.length)];
  if (first === undefined) return { dates, dayOfRound: days };
  if (dates.start !== null) {
    return { dates: { ...dates, end: dates.end ?? last ?? null }, dayOfRound: days };
  }
  /** What may mean several days elsewhere is settled by the first round, or stays open. */
  const isElsewhere = dates.place !== null && !rows.includes(dates.place.row);
  const own = dates.choices.find(({ start }) => start === first);
  if (isElsewhere && own === undefined) return { dates, dayOfRound: new Map() };
  const column = rounds[0] ?? 0;
  const place = dates.place ?? { row: rows[0] ?? 0, column };
  const end = (isElsewhere ? own?.end : null) ?? last ?? null;
  return { dates: { start: first, end, place, choices: [] }, dayOfRound: days };
}
