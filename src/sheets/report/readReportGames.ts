import { span, textAt, valueAt, type CellValue } from "../../tournament/sheetCells";
import type { SheetRead } from "../sheetRead";
import { GAME_COLUMNS } from "./games/columns";
import type { GameColumn } from "./layout";

/** A line of a report's sheet of games. */
export interface ReportedGame {
  readonly row: number;
  /** The player's number on the report. */
  readonly number: number;
  readonly round: number;
  readonly opponent: string;
  readonly opponentRating: CellValue;
  readonly score: CellValue;
  /** What of it counts; no number where the game does not. */
  readonly w: CellValue;
}

/** The games of a report, and where their columns stand. */
export interface GamesRead {
  readonly games: readonly ReportedGame[];
  readonly columns: ReadonlyMap<GameColumn, number>;
}

const NEEDED: readonly GameColumn[] = ["number", "round", "opponent", "score"];

/**
 * The games of all players; hypothetical opponents are met in no round. Null where a column without which
 * nobody knows them was deleted.
 */
export function readReportGames({ cells, names }: SheetRead): GamesRead | null {
  const areas = GAME_COLUMNS.flatMap(({ key, name = "" }) => {
    const place = names.own.get(name);
    return place === undefined ? [] : [[key, place] as const];
  });
  const columns = new Map(areas.map(([key, { column }]) => [key, column]));
  if (!NEEDED.every((key) => columns.has(key))) return null;
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
        w: valueAt(cells, place("w")),
      },
    ];
  });
  return { games, columns };
}
