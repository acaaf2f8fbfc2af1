import { byPlayer, type OfPlayer, type PeriodPlayer } from "../../tournament/period/periodPlayer";
import { fixed } from "../address";
import { quoted, type ReportColumn } from "../report/places";
import type { ReportedPlayer, ReportRead } from "../report/readReport";
import type { LinkedResult } from "./periodSheets";

/** A report and the sheet on which it stands. */
export interface NamedReport {
  readonly sheet: string;
  readonly report: ReportRead;
}

/** The players of several reports, known by their names, with links to where their numbers stand. */
export function resultsOfReports(
  reports: readonly NamedReport[],
): readonly PeriodPlayer<LinkedResult>[] {
  return byPlayer(
    reports.flatMap(({ sheet, report }) => {
      const { players } = report;
      return players.map((player, place) => ({
        key: `${player.name.toLowerCase()} ${sameNamesBefore(players, place)}`,
        name: player.name,
        result: linkedResult(sheet, report, player),
      }));
    }),
  );
}

/** Two of one name in one event are two players. */
function sameNamesBefore(players: readonly ReportedPlayer[], place: number): number {
  const nameOf = ({ name }: ReportedPlayer) => name.toLowerCase();
  const player = players[place];
  if (player === undefined) return 0;
  return players.slice(0, place).filter((each) => nameOf(each) === nameOf(player)).length;
}

function linkedResult(
  sheet: string,
  { title, startDate, columns }: ReportRead,
  { row, rating, games, delta, k }: ReportedPlayer,
): OfPlayer<LinkedResult>["result"] {
  const at = (column: ReportColumn) => `${quoted(sheet)}!${fixed(row, columns.get(column) ?? 0)}`;
  const cells = { rating: at("rating"), games: at("n"), delta: at("wMinusWe"), k: at("k") };
  return { event: title, day: startDate, rating, games, delta, k, cells };
}
