import { span, textAt, valueAt, type CellValue } from "../../tournament/sheetCells";
import type { SheetRead } from "../sheetRead";
import { GAME_COLUMNS } from "./games/columns";
import { FIRST_GAME, type GameColumn } from "./layout";

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

/** The games of a report, and where their columns stand. */
export interface GamesRead {
  readonly games: readonly ReportedGame[];
  readonly columns: ReadonlyMap<GameColumn, number>;
}

/** The games of all players; hypothetical opponents are met in no round. */
export function readReportGames({ cells, names }: SheetRead): GamesRead {
  /** Before there were names, where it was written. */
  const areas = GAME_COLUMNS.map(({ key, name = "" }, column) => {
    return [key, names.get(name)?.area ?? { row: FIRST_GAME, column }] as const;
  });
  const columns = new Map(areas.map(([key, { column }]) => [key, column]));
  const first = Math.min(...areas.map(([, { row }]) => row));
  const rows = span(first, Math.max(0, cells.area.row + cells.area.rows - first));
  const games = rows.flatMap((row): ReportedGame[] => {
    const place = (column: GameColumn) => ({ row, column: columns.get(column) ?? 0 });
    const [number, round] = [valueAt(cells, place("number")), valueAt(cells, place("round"))];
    if (typeof number !== "number" || typeof round !== "number") return [];
    return [
      {
        row,
        number,
        round,
        opponent: textAt(cells, place("opponent")),
        opponentRating: valueAt(cells, place("opponentRating")),
        score: valueAt(cells, place("score")),
      },
    ];
  });
  return { games, columns };
}
