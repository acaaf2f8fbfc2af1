import { isBlank, textAt, type SheetCells } from "../sheetCells";
import { EVENT_COLUMN, PLAYER_FIELDS } from "./eventSheetPlaces";
import { ROUND_DATES } from "./roundDates";

const NAME_COLUMN = PLAYER_FIELDS.indexOf("name");

/**
 * The players' rows of an event sheet, also of those who never played: they follow its headings below
 * the days of the rounds. Null where the rows are those of another table.
 */
export function eventSheetRows(cells: SheetCells, rows: readonly number[]): number[] | null {
  const [first = 0] = rows;
  let dates = first - 1;
  const tagOf = (row: number) => textAt(cells, { row, column: EVENT_COLUMN.tag });
  while (dates >= cells.area.row && tagOf(dates) !== ROUND_DATES) dates -= 1;
  if (dates < cells.area.row) return null;
  const players: number[] = [];
  for (let row = dates + 2; !isBlank(cells, { row, column: NAME_COLUMN }); row += 1) {
    players.push(row);
  }
  return rows.every((row) => players.includes(row)) ? players : null;
}
