import type { Forfeits } from "../../rules/report/event";
import { span, textAt, valueAt, type CellValue } from "../../tournament/sheetCells";
import type { SheetRead } from "../sheetRead";
import { GAME_COLUMNS } from "./games/columns";
import type { GameColumn } from "./layout";

/** A line of a report's sheet of games. */
export interface ReportedGame {
  readonly row: number;
  /** The player's number on the report. */
  readonly number: number;
  /** The order of a player's games, wherever their lines stand. */
  readonly line: number;
  readonly round: number;
  readonly opponent: string;
  /** His number on the report; null: he is not of the event. */
  readonly opponentNumber: number | null;
  readonly opponentRating: CellValue;
  readonly score: CellValue;
  /** Points by forfeit before it, in halves: the player's own and the opponent's. */
  readonly forfeits: Forfeits;
  /** What of it counts; no number where the game does not. */
  readonly w: CellValue;
}

/** The games of a report in the order of their lines, and where their columns stand. */
export interface GamesRead {
  readonly games: readonly ReportedGame[];
  readonly columns: ReadonlyMap<GameColumn, number>;
}

const NEEDED: readonly GameColumn[] = [
  ...(["number", "round", "opponent", "score", "opponentNumber", "line"] as const),
];

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
  /** Where nobody has played there is no line to have a name. */
  if (columns.size === 0) return { games: [], columns };
  if (!NEEDED.every((key) => columns.has(key))) return null;
  const first = Math.min(...areas.map(([, { row }]) => row));
  const rows = span(first, Math.max(0, cells.area.row + cells.area.rows - first));
  const games = rows.flatMap((row) => gameAt(cells, columns, row) ?? []);
  games.sort((one, other) => compared(one.line, other.line) || one.row - other.row);
  return { games, columns };
}

function compared(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** null: a line without a game. */
function gameAt(
  cells: SheetRead["cells"],
  columns: GamesRead["columns"],
  row: number,
): ReportedGame | null {
  const place = (column: GameColumn) => ({ row, column: columns.get(column) ?? 0 });
  const numberAt = (column: GameColumn) => {
    const value = valueAt(cells, place(column));
    return typeof value === "number" ? value : null;
  };
  const halves = (column: GameColumn) => {
    const points = columns.has(column) ? (numberAt(column) ?? 0) : 0;
    return Math.max(0, Math.round(2 * points));
  };
  const [number, round] = [numberAt("number"), numberAt("round")];
  if (number === null || round === null) return null;
  return {
    row,
    number,
    /** A line that somebody has added stands behind the others. */
    line: numberAt("line") ?? Infinity,
    round,
    opponentNumber: numberAt("opponentNumber"),
    opponent: textAt(cells, place("opponent")),
    opponentRating: valueAt(cells, place("opponentRating")),
    score: valueAt(cells, place("score")),
    forfeits: { own: halves("forfeitsWon"), other: halves("forfeitsLost") },
    w: valueAt(cells, place("w")),
  };
}
