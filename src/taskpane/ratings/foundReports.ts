import type { Edition } from "../../rules/editions/edition";
import { editionOn } from "../../rules/editions/editionOn";
import { listAfter, ratedOn, type EditionOn } from "../../rules/ratingList";
import { periodStart } from "../../rules/ratingPeriod";
import { isReason } from "../../rules/reason";
import type { Day } from "../../rules/units";
import type { NamedReport } from "../../sheets/period/resultsOfReports";
import { readReport } from "../../sheets/report/readReport";
import type { SelectedCells } from "../excel/readSelection";
import { REPORT_LANGUAGES } from "../language";

/** The rating reports among sheets. */
export function foundReports(sheets: readonly SelectedCells[]): readonly NamedReport[] {
  return sheets.flatMap(({ sheet, cells }) => {
    const report = readReport(cells, REPORT_LANGUAGES);
    return report === null ? [] : [{ sheet, report }];
  });
}

/**
 * Those of the last event's rating period and pace. Of two reports of one event the later sheet: it
 * was made because something was corrected.
 */
export function likelyReports(found: readonly NamedReport[]): ReadonlySet<string> {
  const last = lastReport(found)?.report;
  if (last === undefined) return new Set();
  const likely = found.filter(
    ({ report }, index) =>
      paceOf(report.edition) === paceOf(last.edition) &&
      isSamePeriod(report.startDate, last.startDate, last.edition) &&
      !found.slice(index + 1).some((later) => isSameEvent(later, found[index])),
  );
  return new Set(likely.map(({ sheet }) => sheet));
}

/** The report of the event that began last. */
export function lastReport(reports: readonly NamedReport[]): NamedReport | undefined {
  const dayOf = ({ report }: NamedReport) => report.startDate ?? 0;
  return reports.reduce<NamedReport | undefined>(
    (last, each) => (last === undefined || dayOf(each) >= dayOf(last) ? each : last),
    undefined,
  );
}

/** Games of one pace make one rating. */
export function areOfOnePace(reports: readonly NamedReport[]): boolean {
  return new Set(reports.map(({ report }) => paceOf(report.edition))).size <= 1;
}

/** The last day on which one of the events was played, as far as they say so. */
export function lastDay(reports: readonly NamedReport[]): Day | null {
  const days = reports.flatMap(({ report }) => report.endDate ?? report.startDate ?? []);
  return days.length === 0 ? null : Math.max(...days);
}

/** The list that counts an event of this day; where nothing fixes the closing, the next. */
export function likelyList(day: Day): Day {
  const always: EditionOn = (of) => editionOn(of);
  const list = ratedOn(day, always, false);
  return isReason(list) ? listAfter(day, 1, always) : list;
}

/** rapid, blitz, or nothing before the year. */
function paceOf({ name }: Edition): string {
  return name.replace(/\d+$/, "");
}

function isSamePeriod(one: Day | null, other: Day | null, edition: Edition): boolean {
  if (one === null || other === null) return true;
  return periodStart(one, edition) === periodStart(other, edition);
}

function isSameEvent({ report: one }: NamedReport, other: NamedReport | undefined): boolean {
  return one.title === other?.report.title && one.startDate === other.report.startDate;
}
