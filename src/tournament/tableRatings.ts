import { startDay } from "./dates/startDay";
import type { TablePlace } from "./dates/eventDates";
import { eventPace } from "./pace/eventPace";
import { paceTold } from "./pace/toldPace";
import { chosenRating, type RatingChoice, type WishedRatings } from "./ratingChoice";
import type { RatingColumn } from "./ratingColumns";
import type { SheetCells } from "./sheetCells";

/** The ratings of a table: of several lists those in force on the day, and of the pace, that sheet or person tell. */
export function tableRatings(
  cells: SheetCells,
  columns: readonly RatingColumn[],
  table: TablePlace,
  wished: WishedRatings,
): RatingChoice {
  const { pace = "as told", sheetName = "" } = wished;
  const known = pace === "as told" ? paceTold(eventPace(cells, table, sheetName).pace) : pace;
  return chosenRating(columns, wished, startDay(cells, table, wished), known ?? "standard");
}
