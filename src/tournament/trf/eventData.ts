import { isDay } from "../../rules/day";
import type { Day } from "../../rules/units";
import { span, valueAt, type SheetCells } from "../sheetCells";
import { eventSheetMarks, tagAt } from "./eventSheetMarks";
import { EVENT_COLUMN } from "./eventSheetPlaces";
import { NOTHING_KNOWN, type About } from "../tournament";

type EventData = Omit<About, "startDate" | "timeControl" | "pace">;

/** What an event sheet tells above its players; nothing where the table is no event sheet's. */
export function eventData(cells: SheetCells): EventData {
  const marks = eventSheetMarks(cells);
  if (marks === null) return NOTHING_KNOWN;
  const { column, dates } = marks;
  const rows = span(cells.area.row, Math.max(0, dates - cells.area.row));
  const rowOf = (tag: string) => rows.find((row) => tagAt(cells, row, column) === tag);
  const placeOf = (tag: string) => ({
    row: rowOf(tag) ?? NOWHERE,
    column: column + EVENT_COLUMN.value,
  });
  const end = valueAt(cells, placeOf("052"));
  const name = String(valueAt(cells, placeOf("012"))).trim();
  const dayOfRound = new Map(
    marks.rounds.flatMap((each, index): [number, Day][] => {
      const day = valueAt(cells, { row: dates, column: each });
      return isDay(day) ? [[index + 1, day]] : [];
    }),
  );
  return {
    name: name === "" ? null : name,
    endDate: isDay(end) ? end : null,
    roundDays: [...dayOfRound.values()],
    dayOfRound,
  };
}

/** What lies outside of the cells is blank. */
const NOWHERE = -1;
