import type { ComparedColumn } from "../../i18n/correction";
import {
  valueAt,
  type CellPlace,
  type CellValue,
  type SheetCells,
} from "../../tournament/sheetCells";
import { text, type Expr } from "../../formula/expr";
import { cellAt, onSheet, type Reference } from "../../formula/reference";
import type { GameColumn } from "../report/layout";
import type { ReportColumn } from "../report/layout";
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
  return place === null ? text("") : onSheet(side.sheet, cellAt(place.row, place.column, "both"));
}

export function nameCell({ sheet, report }: ReportSide, player: number): Reference {
  const { row = 0, columns } = report.players[player] ?? {};
  return onSheet(sheet, cellAt(row, columns?.get("player") ?? 0, "both"));
}

export function gamesOf({ report, games }: ReportSide, player: number): ReportedGame[] {
  const { number = null } = report.players[player] ?? {};
  return games.games.filter((game) => game.number === number);
}

export function gameCell(
  { report, games }: ReportSide,
  { row }: ReportedGame,
  column: GameColumn,
): Reference {
  return onSheet(report.gamesSheet, cellAt(row, games.columns.get(column) ?? 0, "both"));
}
