import { HIGHEST_RATING, type Rating } from "../../rules/units";
import { span, valueAt } from "../../tournament/sheetCells";
import type { SelectedCells } from "../selectedCells";

/** Lower numbers are ranks or points. */
const LOWEST = 100;

/** The ratings of the selected cells, of one cell those of its column in the table; one alone is no list. */
export function selectedRatings({ cells, asked, selected }: SelectedCells): readonly Rating[] {
  const area = asked.rows > 1 ? asked : { ...selected, column: asked.column, columns: 1 };
  const ratings = span(area.row, area.rows).flatMap((row) => {
    const value = valueAt(cells, { row, column: area.column });
    const isRating = typeof value === "number" && value >= LOWEST && value <= HIGHEST_RATING;
    return isRating ? [value] : [];
  });
  return ratings.length > 1 ? ratings : [];
}
