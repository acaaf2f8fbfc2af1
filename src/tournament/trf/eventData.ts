import { isDay } from "../../rules/day";
import { span, textAt, valueAt, type SheetCells } from "../sheetCells";
import { EVENT_COLUMN, ROUND_COLUMN } from "./eventSheetPlaces";
import { NOTHING_KNOWN, type About } from "../tournament";
import { timeControlOf } from "../pace/timeControlText";

type EventData = Omit<About, "startDate">;

/** What an event sheet tells above its players; nothing where the table is no event sheet's. */
export function eventData(cells: SheetCells, above: number): EventData {
  const { area } = cells;
  const rows = span(area.row, Math.max(0, above - area.row));
  const rowOf = (tag: string) =>
    rows.find((row) => textAt(cells, { row, column: EVENT_COLUMN.tag }) === tag);
  const placeOf = (tag: string) => ({ row: rowOf(tag) ?? NOWHERE, column: EVENT_COLUMN.value });
  const dates = rowOf("132");
  if (dates === undefined) return NOTHING_KNOWN;
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
