import { startDay } from "./dates/startDay";
import type { TablePlace } from "./dates/eventDates";
import { chosenRating, type RatingChoice, type WishedRatings } from "./ratingChoice";
import type { RatingColumn } from "./ratingColumns";
import type { SheetCells } from "./sheetCells";

/** The ratings of a table: of several lists those in force on the day that the sheet or a person tells. */
export function tableRatings(
  cells: SheetCells,
  columns: readonly RatingColumn[],
  table: TablePlace,
  wished: WishedRatings,
): RatingChoice {
  return chosenRating(columns, wished, startDay(cells, table, wished));
}
