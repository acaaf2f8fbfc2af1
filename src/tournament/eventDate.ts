import type { Day } from "../rules/units";
import { isStartWord } from "./headings";
import { isDateFormat } from "./resultCell";
import { formatAt, span, textAt, valueAt, type SheetCells } from "./sheetCells";

/** How far right of its word a date may stand. */
const REACH = 3;

/** The day on which the event began, where a word for it and a date stand above the table. */
export function eventDate(cells: SheetCells, above: number): Day | null {
  const { area } = cells;
  for (const row of span(area.row, Math.max(0, above - area.row))) {
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

function dayAt(cells: SheetCells, row: number, column: number): Day | null {
  const value = valueAt(cells, { row, column });
  const isDate = typeof value === "number" && isDateFormat(formatAt(cells, { row, column }));
  return isDate ? Math.floor(value) : null;
}
