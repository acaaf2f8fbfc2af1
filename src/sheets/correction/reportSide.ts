import type { ComparedColumn } from "../../i18n/correction";
import { valueAt, type CellValue, type SheetCells } from "../../tournament/sheetCells";
import { fixed, quoted } from "../address";
import { GAME, type ReportColumn } from "../report/places";
import type { ReportRead } from "../report/readReport";
import type { ReportedGame } from "../report/readReportGames";

/** One of the two reports that are compared, as it stands in the workbook. */
export interface ReportSide {
  readonly sheet: string;
  readonly cells: SheetCells;
  readonly report: ReportRead;
  /** Of all players. */
  readonly games: readonly ReportedGame[];
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

/** Where a figure stands, as formulas have it. */
export function figureCell(side: ReportSide, player: number, column: ComparedColumn): string {
  const row = side.report.players[player]?.row ?? 0;
  return `${quoted(side.sheet)}!${fixed(row, columnOf(side, column))}`;
}

export function nameCell({ sheet, report }: ReportSide, player: number): string {
  const { row = 0 } = report.players[player] ?? {};
  return `${quoted(sheet)}!${fixed(row, report.columns.get("player") ?? 0)}`;
}

export function gamesOf({ cells, report, games }: ReportSide, player: number): ReportedGame[] {
  const number = valueAt(cells, { row: report.players[player]?.row ?? 0, column: 0 });
  return games.filter((game) => game.number === number);
}

export function gameCell(
  { report }: ReportSide,
  { row }: ReportedGame,
  column: keyof typeof GAME,
): string {
  return `${quoted(report.gamesSheet ?? "")}!${fixed(row, GAME[column])}`;
}
