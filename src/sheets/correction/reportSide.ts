import type { ComparedColumn } from "../../i18n/correction";
import type { CellPlace, SheetCells } from "../../tournament/sheetCells";
import type { Expr } from "../../formula/expr";
import type { GameColumn, ReportColumn } from "../report/layout";
import { inNumberedLine, numberedIn, numberedLine } from "../report/numberedLine";
import type { ReportRead } from "../report/readReport";
import type { GamesRead, ReportedGame } from "../report/readReportGames";
import type { Side } from "./side";

/** One of the two reports that are compared, as it stands in the workbook. */
export interface ReportSide {
  readonly sheet: string;
  readonly cells: SheetCells;
  readonly report: ReportRead;
  /** Of all players. */
  readonly games: GamesRead;
}

export function sideOfReport({ sheet, cells, report }: ReportSide): Side<ComparedColumn> {
  const { players, edition } = report;
  const isCounted = players.some((each) => each.columns.has("kCounted"));
  return {
    sheet,
    cells,
    edition,
    players,
    placeOf: (player, column) => placeOf(report, player, column, isCounted),
    nameColumn: (player) => players[player]?.columns.get("player") ?? 0,
    lineOf: (player) => {
      const of = players[player];
      const numbered = of === undefined ? null : numberedLine(players, of);
      return { sheet, row: of?.row ?? 0, numbered };
    },
  };
}

/** The K that makes the change stands for K; where there is one an unrated player has none. */
function placeOf(
  { players }: ReportRead,
  player: number,
  column: ComparedColumn,
  isCounted: boolean,
): CellPlace | null {
  const { row = 0, columns, k = null } = players[player] ?? {};
  if (column === "k" && k === null) return null;
  const shown: ReportColumn = column === "k" && isCounted ? "kCounted" : column;
  const at = columns?.get(shown);
  return at === undefined ? null : { row, column: at };
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
