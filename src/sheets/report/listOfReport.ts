import { listThatCounts } from "../../rules/countingList";
import type { Day } from "../../rules/units";
import type { ReportRead } from "./readReport";

type Days = Pick<ReportRead, "startDate" | "endDate" | "countedBy" | "edition">;

/** The last day on which the event was played, as far as the report says it. */
export function lastDayOf({ startDate, endDate }: Pick<Days, "startDate" | "endDate">): Day | null {
  return endDate ?? startDate;
}

/**
 * The list that counts an event: as the report says, which knows of an official one (7.13, 2011), else by its
 * last day. Null where nobody knows.
 */
export function listOfReport(report: Days): Day | null {
  const day = lastDayOf(report);
  return report.countedBy ?? (day === null ? null : listThatCounts(day, report.edition.pace));
}
