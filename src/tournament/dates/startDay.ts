import type { Day } from "../../rules/units";
import type { WishedRatings } from "../ratingChoice";
import type { SheetCells } from "../sheetCells";
import { eventDates, type TablePlace } from "./eventDates";

/** The first day of the event, as a person says or as the sheet tells. */
export function startDay(
  cells: SheetCells,
  table: TablePlace,
  { startDate }: WishedRatings,
): Day | null {
  return startDate === undefined ? eventDates(cells, table).start : startDate;
}
