import {
  span,
  textAt,
  valueAt,
  type CellValue,
  type SheetCells,
} from "../../tournament/sheetCells";
import { FIRST_GAME_ROW, GAME } from "./places";

/** A line of a report's sheet of games. */
export interface ReportedGame {
  readonly row: number;
  /** The player's number on the report. */
  readonly number: number;
  readonly round: number;
  readonly opponent: string;
  readonly opponentRating: CellValue;
  readonly score: CellValue;
}

/** The games of all players; hypothetical opponents are met in no round. */
export function readReportGames(cells: SheetCells): readonly ReportedGame[] {
  const rows = span(FIRST_GAME_ROW, cells.area.row + cells.area.rows - FIRST_GAME_ROW);
  return rows.flatMap((row) => {
    const value = (column: number) => valueAt(cells, { row, column });
    const [number, round] = [value(GAME.number), value(GAME.round)];
    if (typeof number !== "number" || typeof round !== "number") return [];
    return [
      {
        row,
        number,
        round,
        opponent: textAt(cells, { row, column: GAME.opponent }),
        opponentRating: value(GAME.opponentRating),
        score: value(GAME.score),
      },
    ];
  });
}
