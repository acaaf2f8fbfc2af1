import type { CauseWords } from "../../i18n/correction";
import type { LineOfReport, ResultRead } from "../period/readPeriodSheets";
import type { Cause } from "./cause";
import { bothReports, gameCauses, type Both } from "./gameCauses";
import type { ReportSide } from "./reportSide";
import { samePlayers } from "./samePlayers";

/** What differs between a player's games of an event, by the two reports that it was taken from. */
export type GamesOfEvents = (was: ResultRead, is: ResultRead) => readonly Cause[];

/** Of reports that were not read nothing is told; two reports are compared once for all players. */
export function gamesOfEvents(
  reports: ReadonlyMap<string, ReportSide>,
  words: CauseWords,
): GamesOfEvents {
  const known = new Map<string, Both>();
  const bothOf = (before: ReportSide, after: ReportSide): Both => {
    const key = JSON.stringify([before.sheet, after.sheet]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const pairs = samePlayers(before.report.players, after.report.players, true);
    const both = bothReports(before, after, pairs, words);
    known.set(key, both);
    return both;
  };
  return ({ report: was }, { report: is }) => {
    const [before, after] = [reports.get(was?.sheet ?? ""), reports.get(is?.sheet ?? "")];
    if (before === undefined || after === undefined) return [];
    const pair = { before: playerOn(before, was), after: playerOn(after, is) };
    return gameCauses(bothOf(before, after), pair);
  };
}

function playerOn({ report: { players } }: ReportSide, line: LineOfReport | null): number | null {
  const place = players.findIndex(({ number }) => number === line?.number);
  return place === -1 ? null : place;
}
