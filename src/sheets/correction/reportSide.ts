import type { ComparedColumn } from "../../i18n/correction";
import { valueAt, type CellValue, type SheetCells } from "../../tournament/sheetCells";
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

/** The K that makes the change stands for K. */
function columnOf({ report: { columns } }: ReportSide, column: ComparedColumn): number {
  const shown: ReportColumn = column === "k" && columns.has("kCounted") ? "kCounted" : column;
  return columns.get(shown) ?? 0;
}

export function figureOf(side: ReportSide, player: number, column: ComparedColumn): CellValue {
  const row = side.report.players[player]?.row ?? 0;
  const value = valueAt(side.cells, { row, column: columnOf(side, column) });
  return typeof value === "number" ? Math.round(100 * value) / 100 : value;
}

/** Where a figure stands. */
export function figureCell(side: ReportSide, player: number, column: ComparedColumn): Reference {
  const row = side.report.players[player]?.row ?? 0;
  return onSheet(side.sheet, cellAt(row, columnOf(side, column), "both"));
}

export function nameCell({ sheet, report }: ReportSide, player: number): Reference {
  const { row = 0 } = report.players[player] ?? {};
  return onSheet(sheet, cellAt(row, report.columns.get("player") ?? 0, "both"));
}

export function gamesOf({ report, games }: ReportSide, player: number): ReportedGame[] {
  const number = report.players[player]?.number;
  return games.games.filter((game) => game.number === number);
}

export function gameCell(
  { report, games }: ReportSide,
  { row }: ReportedGame,
  column: GameColumn,
): Reference {
  return onSheet(report.gamesSheet, cellAt(row, games.columns.get(column) ?? 0, "both"));
}
