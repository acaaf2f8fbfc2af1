import type { ComparedColumn } from "../../i18n/correction";
import {
  valueAt,
  type CellPlace,
  type CellValue,
  type SheetCells,
} from "../../tournament/sheetCells";
import { text, type Expr } from "../../formula/expr";
import type { GameColumn } from "../report/layout";
import type { ReportColumn } from "../report/layout";
import { inNumberedLine, numberedIn, numberedLine } from "../report/numberedLine";
import type { ReportRead } from "../report/readReport";
import type { GamesRead, ReportedGame } from "../report/readReportGames";

/** One of the two reports that are compared, as it stands in the workbook. */
export interface ReportSide {
  readonly sheet: string;
  readonly cells: SheetCells;
  readonly report: ReportRead;
  /** Of all players. */
  readonly games: GamesRead;
}

/**
 * The K that makes the change stands for K; where there is one an unrated player has none. null: the
 * player's line has no such figure.
 */
function placeOf({ report }: ReportSide, player: number, column: ComparedColumn): CellPlace | null {
  const { row = 0, columns, k = null } = report.players[player] ?? {};
  if (column === "k" && k === null) return null;
  const isCounted = column === "k" && report.players.some((each) => each.columns.has("kCounted"));
  const shown: ReportColumn = isCounted ? "kCounted" : column;
  const at = columns?.get(shown);
  return at === undefined ? null : { row, column: at };
}

export function figureOf(side: ReportSide, player: number, column: ComparedColumn): CellValue {
  const place = placeOf(side, player, column);
  const value = place === null ? "" : valueAt(side.cells, place);
  return typeof value === "number" ? Math.round(100 * value) / 100 : value;
}

/** Where a figure stands; nothing where there is none. */
export function figureCell(side: ReportSide, player: number, column: ComparedColumn): Expr {
  const place = placeOf(side, player, column);
  return place === null ? text("") : inLineOf(side, player, place.column);
}

export function nameCell(side: ReportSide, player: number): Expr {
  const { columns } = side.report.players[player] ?? {};
  return inLineOf(side, player, columns?.get("player") ?? 0);
}

/** By his number, wherever a sort of the report puts him. */
function inLineOf(
  { sheet, report: { players } }: ReportSide,
  player: number,
  column: number,
): Expr {
  const of = players[player];
  const numbered = of === undefined ? null : numberedLine(players, of);
  return inNumberedLine({ sheet, row: of?.row ?? 0, numbered }, column);
}

export function gamesOf({ report, games }: ReportSide, player: number): ReportedGame[] {
  const { number = null } = report.players[player] ?? {};
  return games.games.filter((game) => game.number === number);
}

/** By the number of its line. */
export function gameCell(
  { report, games: { games, columns } }: ReportSide,
  { row, line }: ReportedGame,
  column: GameColumn,
): Expr {
  const lines = columns.get("line");
  const isNumbered = lines !== undefined && Number.isFinite(line);
  const numbered = isNumbered ? numberedIn(games, line, lines) : null;
  return inNumberedLine({ sheet: report.gamesSheet, row, numbered }, columns.get(column) ?? 0);
}
