import type { ReportTexts } from "../../i18n/report";
import { listThatCounts } from "../../rules/countingList";
import { greatest } from "../../rules/greatest";
import type { Day } from "../../rules/units";
import type { NamedReport } from "../../sheets/period/resultsOfReports";
import { lastDayOf, listOfReport } from "../../sheets/report/listOfReport";
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
 * The reports that a list counts, of one pace: 7.13 (2011); that of the last event where nobody says. Of two of
 * one event the later sheet.
 */
export function reportsOfList(
  found: readonly NamedReport[],
  list: Day | null,
  pace = lastReport(found)?.report.edition.pace,
): ReadonlySet<string> {
  const counted = latestReports(found).filter(
    (each) => each.report.edition.pace === pace && listOfReport(each.report) === list,
  );
  return new Set(counted.map(({ sheet }) => sheet));
}

/** The list that counts the last event; null where no report has a day. */
export function likelyListOf(found: readonly NamedReport[]): Day | null {
  const last = lastReport(found);
  return last === undefined ? null : listOfReport(last.report);
}

/**
 * The ticks after reports came or went: what a person has ticked for this list stays. The new report of
 * an event takes the tick of the one it replaces; other new ones are ticked that the list counts.
 */
export function ticksKept(
  found: readonly NamedReport[],
  before: readonly NamedReport[],
  ticked: ReadonlySet<string>,
  list = likelyListOf(found),
): ReadonlySet<string> {
  const likely = reportsOfList(found, list);
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

/** What a list counts and what was ticked: reports of another list, and those of it that are not taken. */
export interface OtherThanList {
  readonly foreign: readonly string[];
  readonly missing: readonly string[];
}

export function otherThanList(
  found: readonly NamedReport[],
  ticked: ReadonlySet<string>,
  list: Day | null,
): OtherThanList {
  if (list === null) return { foreign: [], missing: [] };
  const taken = found.filter(({ sheet }) => ticked.has(sheet));
  const isTaken = (each: NamedReport) =>
    taken.some((other) => other.sheet === each.sheet || isSameEvent(other, each));
  const foreign = taken.filter((each) => isOfAnotherList(each, list));
  /** Each pace has a list of its own: 6.1.3 (rapid 2024). */
  const counted = reportsOfList(found, list, lastReport(taken)?.report.edition.pace);
  const missing = found.filter((each) => counted.has(each.sheet) && !isTaken(each));
  return {
    foreign: foreign.map(({ sheet }) => sheet),
    missing: missing.map(({ sheet }) => sheet),
  };
}

/** An event without a day may be of any. */
export function isOfAnotherList(report: NamedReport, list: Day | null): boolean {
  const own = listOfReport(report.report);
  return own !== null && list !== null && own !== list;
}

/** The report of the event that ended last. */
export function lastReport(reports: readonly NamedReport[]): NamedReport | undefined {
  return reports.reduce<NamedReport | undefined>(
    (last, each) =>
      last === undefined || (lastDayOf(each.report) ?? 0) >= (lastDayOf(last.report) ?? 0)
        ? each
        : last,
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
  const days = reports.flatMap((each) => lastDayOf(each.report) ?? []);
  return days.length === 0 ? null : greatest(days);
}

/** Of days alone. */
export function listsOfDays(days: readonly Day[]): readonly Day[] {
  const lists = new Set(days.flatMap((day) => listThatCounts(day) ?? []));
  return lists.size > 1 ? [...lists].sort((one, other) => one - other) : [];
}
