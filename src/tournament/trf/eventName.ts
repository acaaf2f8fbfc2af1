import { span, textAt, type SheetCells } from "../sheetCells";
import { EVENT_COLUMN } from "./eventSheetPlaces";

const NAME_TAG = "012";

/** The name on an event sheet, above the players' table. */
export function eventName(cells: SheetCells, above: number): string | null {
  const { row: first } = cells.area;
  const row = span(first, Math.max(0, above - first)).find(
    (each) => textAt(cells, { row: each, column: EVENT_COLUMN.tag }) === NAME_TAG,
  );
  const name = row === undefined ? "" : textAt(cells, { row, column: EVENT_COLUMN.value });
  return name === "" ? null : name;
}
