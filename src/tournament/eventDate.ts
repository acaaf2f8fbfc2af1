import type { Day } from "../rules/units";
import { isStartWord } from "./headings";
import { isDateFormat } from "./resultCell";
import {
  formatAt,
  isBlank,
  span,
  textAt,
  valueAt,
  type CellPlace,
  type SheetCells,
} from "./sheetCells";

/** The days between which an event was played; null where one is not known. */
export interface EventDays {
  readonly start: Day | null;
  readonly end: Day | null;
}

/** What a sheet tells of an event's days. */
export interface EventDates extends EventDays {
  /** The cell that tells the first day, or that leaves it open. */
  readonly place: CellPlace | null;
  /** Two or more where the text may mean several days (10/4/2025): then `start` is null. */
  readonly choices: readonly EventDays[];
}

export const NO_DATES: EventDates = { start: null, end: null, place: null, choices: [] };

/** How far right of its word a date may stand. */
const REACH = 3;

/** The day on which the event began, where a word for it and a date stand above the table. */
export function eventDates(cells: SheetCells, above: number): EventDates {
  const { area } = cells;
  for (const row of rowsAbove(cells, above)) {
    for (const column of span(area.column, area.columns)) {
      if (!isStartWord(textAt(cells, { row, column }))) continue;
      for (const right of span(column + 1, REACH)) {
        const place = { row, column: right };
        const start = dayAt(cells, place);
        if (start !== null) return { ...NO_DATES, start, place };
      }
    }
  }
  return NO_DATES;
}

/** So many blank rows part a table from what stands above it: that is another event's. */
const GAP = 6;

/** The rows above a table that still belong to it, from the top. */
function rowsAbove(cells: SheetCells, above: number): number[] {
  const { area } = cells;
  const columns = span(area.column, area.columns);
  let first = above;
  for (let blank = 0; blank < GAP && first > area.row; first -= 1) {
    const isEmpty = columns.every((column) => isBlank(cells, { row: first - 1, column }));
    blank = isEmpty ? blank + 1 : 0;
  }
  return span(first, above - first);
}

function dayAt(cells: SheetCells, place: CellPlace): Day | null {
  const value = valueAt(cells, place);
  const isDate = typeof value === "number" && isDateFormat(formatAt(cells, place));
  return isDate ? Math.floor(value) : null;
}
