import type { Day } from "../rules/units";
import { isStartWord } from "./headings";
import { isDateFormat } from "./resultCell";
import { formatAt, isBlank, span, textAt, valueAt, type SheetCells } from "./sheetCells";

/** How far right of its word a date may stand. */
const REACH = 3;

/** The day on which the event began, where a word for it and a date stand above the table. */
export function eventDate(cells: SheetCells, above: number): Day | null {
  const { area } = cells;
  for (const row of rowsAbove(cells, above)) {
    for (const column of span(area.column, area.columns)) {
      if (!isStartWord(textAt(cells, { row, column }))) continue;
      const day = span(column + 1, REACH)
        .map((right) => dayAt(cells, row, right))
        .find((found) => found !== null);
      if (day !== undefined) return day;
    }
  }
  return null;
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

function dayAt(cells: SheetCells, row: number, column: number): Day | null {
  const value = valueAt(cells, { row, column });
  const isDate = typeof value === "number" && isDateFormat(formatAt(cells, { row, column }));
  return isDate ? Math.floor(value) : null;
}
