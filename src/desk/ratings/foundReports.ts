import type { ReportTexts } from "../../i18n/report";
import { editionOn } from "../../rules/editions/editionOn";
import { greatest } from "../../rules/greatest";
import { listAfter, normalList, ratedOn, type EditionOn } from "../../rules/ratingList";
import { isReason } from "../../rules/reason";
import type { Day } from "../../rules/units";
import type { NamedReport } from "../../sheets/period/resultsOfReports";
import { readReport } from "../../sheets/report/readReport";
import type { NamedCells } from "../selectedCells";
import { areAlike, isSameEvent } from "./sameEvent";

/** The rating reports among sheets. */
export function foundReports(
  sheets: readonly NamedCells[],
  languages: readonly ReportTexts[],
): readonly NamedReport[] {
  return sheets.flatMap((read) => {
    const report = readReport(read, languages);
    return report === null ? [] : [{ sheet: read.sheet, report }];
  });
}

/** Of two reports of one event the later sheet alone: it was made because something was corrected. */
export function latestReports(found: readonly NamedReport[]): readonly NamedReport[] {
  return found.filter(
    (each, index) => !found.slice(index + 1).some((later) => isSameEvent(later, each)),
  );
}

/**
 * Those that the list of the last event counts, of its pace. Of two reports of one event the later
 * sheet.
 */
export function likelyReports(found: readonly NamedReport[]): ReadonlySet<string> {
  const last = lastReport(found)?.report;
  if (last === undefined) return new Set();
  const likely = latestReports(found).filter(
    (each) =>
      each.report.edition.pace === last.edition.pace &&
      listOfReport(each) === listOfReport({ report: last }),
  );
  return new Set(likely.map(({ sheet }) => sheet));
}

/**
 * The ticks after reports came or went: what a person has ticked stays. The new report of an event
 * takes the tick of the one it replaces; of other new ones the likely are ticked.
 */
export function ticksKept(
  found: readonly NamedReport[],
  before: readonly NamedReport[],
  ticked: ReadonlySet<string>,
): ReadonlySet<string> {
  const likely = likelyReports(found);
  const known = found.map((each) =>
    before.some((was) => was.sheet === each.sheet && isSameEvent(was, each)),
  );
  /** By a new one; of two new ones by the later sheet. */
  const isReplaced = (each: NamedReport, index: number) =>
    found.some((other, at) => {
      const isLater = known[index] === true || at > index;
      return known[at] === false && isLater && isSameEvent(other, each);
    });
  const kept = found.filter((each, index) => {
    if (isReplaced(each, index)) return false;
    if (known[index] === true) return ticked.has(each.sheet);
    const replaced = before.filter((was) => isSameEvent(was, each));
    return replaced.length === 0
      ? likely.has(each.sheet)
      : replaced.some(({ sheet }) => ticked.has(sheet));
  });
  return new Set(kept.map(({ sheet }) => sheet));
}

/** The report of the event that ended last. */
export function lastReport(reports: readonly NamedReport[]): NamedReport | undefined {
  return reports.reduce<NamedReport | undefined>(
    (last, each) => (last === undefined || (dayOf(each) ?? 0) >= (dayOf(last) ?? 0) ? each : last),
    undefined,
  );
}

/**
 * Two reports that are of one event although their titles or days differ: most players of one have
 * the same games and points in the other.
 */
export function sameTwice(reports: readonly NamedReport[]): readonly [string, string] | null {
  for (const [index, one] of reports.entries()) {
    for (const other of reports.slice(index + 1)) {
      if (areAlike(one.report, other.report)) return [one.sheet, other.sheet];
    }
  }
  return null;
}

/** Games of one pace make one rating. */
export function areOfOnePace(reports: readonly NamedReport[]): boolean {
  return new Set(reports.map(({ report }) => report.edition.pace)).size <= 1;
}

/** The last day on which one of the events was played, as far as they say so. */
export function lastDay(reports: readonly NamedReport[]): Day | null {
  const days = reports.flatMap((each) => dayOf(each) ?? []);
  return days.length === 0 ? null : greatest(days);
}

/** The lists that count the events, where they are several. */
export function listsOf(reports: readonly NamedReport[]): readonly Day[] {
  return listsOfDays(reports.flatMap((each) => dayOf(each) ?? []));
}

/** Of days alone. */
export function listsOfDays(days: readonly Day[]): readonly Day[] {
  const lists = [...new Set(days.map(likelyList))].sort((one, other) => one - other);
  return lists.length > 1 ? lists : [];
}

/** The list that counts an event of this day, or normally does (9.13, 2005); else the next. */
export function likelyList(day: Day): Day {
  const always: EditionOn = (of) => editionOn(of);
  const list = ratedOn(day, always, false);
  if (!isReason(list)) return list;
  return normalList(day, always)?.list ?? listAfter(day, 1, always);
}

function dayOf({ report }: Pick<NamedReport, "report">): Day | null {
  return report.endDate ?? report.startDate;
}

function listOfReport(of: Pick<NamedReport, "report">): Day | null {
  const day = dayOf(of);
  return day === null ? null : likelyList(day);
}
