import { isDay } from "../../rules/day";
import type { Day } from "../../rules/units";
import { span, textAt, valueAt, type SheetCells } from "../sheetCells";
import { EVENT_COLUMN, ROUND_COLUMN } from "./eventSheetPlaces";
import { timeControlOf, type TimeControl } from "./timeControlText";

/** What an event sheet tells above its players. */
export interface EventData {
  /** What the event is called. */
  readonly name: string | null;
  readonly endDate: Day | null;
  /** The days of the rounds that have one. */
  readonly roundDays: readonly Day[];
  readonly timeControl: TimeControl | null;
}

export const NO_DATA: EventData = { name: null, endDate: null, roundDays: [], timeControl: null };

/** Nothing where the table is no event sheet's. */
export function eventData(cells: SheetCells, above: number): EventData {
  const { area } = cells;
  const rows = span(area.row, Math.max(0, above - area.row));
  const rowOf = (tag: string) =>
    rows.find((row) => textAt(cells, { row, column: EVENT_COLUMN.tag }) === tag);
  const placeOf = (tag: string) => ({ row: rowOf(tag) ?? NOWHERE, column: EVENT_COLUMN.value });
  const dates = rowOf("132");
  if (dates === undefined) return NO_DATA;
  const columns = span(ROUND_COLUMN, Math.max(0, area.column + area.columns - ROUND_COLUMN));
  const end = valueAt(cells, placeOf("052"));
  const name = String(valueAt(cells, placeOf("012"))).trim();
  return {
    name: name === "" ? null : name,
    endDate: isDay(end) ? end : null,
    roundDays: columns.flatMap((column) => {
      const day = valueAt(cells, { row: dates, column });
      return isDay(day) ? [day] : [];
    }),
    timeControl: timeControlOf(textAt(cells, placeOf("222")), textAt(cells, placeOf("122"))),
  };
}

/** What lies outside of the cells is blank. */
const NOWHERE = -1;
