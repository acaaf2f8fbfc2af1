import type { Day } from "../../rules/units";
import type { WishedRatings } from "../ratingChoice";
import type { SheetCells } from "../sheetCells";
import type { TablePlace } from "./eventDates";
import { tableDates } from "./tableDates";

/** The first day of the event, as a person says or as the sheet tells. */
export function startDay(
  cells: SheetCells,
  table: TablePlace,
  { startDate }: WishedRatings,
): Day | null {
  return startDate === undefined ? tableDates(cells, table).dates.start : startDate;
}
