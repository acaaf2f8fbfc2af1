import { byPlayer, type OfPlayer, type PeriodPlayer } from "../../tournament/period/periodPlayer";
import { type ReportColumn } from "../report/layout";
import { numberedLine } from "../report/numberedLine";
import { personsOf, type Persons } from "../report/persons";
import { listOfReport } from "../report/listOfReport";
import type { ReportedPlayer, ReportRead } from "../report/readReport";
import { carriedBy } from "../../tournament/carried";
import { conditionsTold } from "../conditionsTold";
import type { LinkedResult } from "./order";

/** A report and the sheet on which it stands. */
export interface NamedReport {
  readonly sheet: string;
  readonly report: ReportRead;
}

/** The players of several reports, with links to where their numbers stand. */
export function resultsOfReports(
  reports: readonly NamedReport[],
  persons: Persons<NamedReport> = personsOf(reports, []),
): readonly PeriodPlayer<LinkedResult>[] {
  const results = persons.players.map(({ who, of, player }): OfPlayer<LinkedResult> => {
    const { name, id, carried } = player;
    const result = linkedResult(of.sheet, of.report, player);
    return { key: String(who), name, id, ...carriedBy(carried), result };
  });
  return byPlayer(results);
}

function linkedResult(sheet: string, report: ReportRead, player: ReportedPlayer): LinkedResult {
  const { title, startDate, edition, kReading, isException } = report;
  const { row, columns, rating, games, delta, k, isKGiven, facts } = player;
  const kReason = columns.get("kReason");
  const at = (column: ReportColumn) => columns.get(column) ?? null;
  const places = { rating: at("rating"), games: at("n"), delta: at("wMinusWe"), k: at("k") };
  return {
    event: title,
    day: startDate,
    edition,
    kReading,
    rating,
    games,
    delta,
    k: isKGiven ? k : null,
    ...(facts !== null && { facts }),
    ...(isException && { isException }),
    report: {
      sheet,
      list: listOfReport(report),
      ...conditionsTold(report.conditions, edition),
      k,
      row,
      numbered: numberedLine(report.players, player),
      columns: places,
      ...(kReason !== undefined && { kReason }),
    },
  };
}
