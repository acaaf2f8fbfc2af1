import { countingList } from "../../rules/countingList";
import { editionOn } from "../../rules/editions/editionOn";
import { listAfter, type EditionOn } from "../../rules/ratingList";
import type { Day } from "../../rules/units";
import type { ReportRead } from "./readReport";

type Days = Pick<ReportRead, "startDate" | "endDate" | "countedBy">;

/** The last day on which the event was played, as far as the report says it. */
export function lastDayOf({ startDate, endDate }: Days): Day | null {
  return endDate ?? startDate;
}

/** The list that counts an event: as the report says, which knows of an official one (7.13, 2011), else by its last day. */
export function listOfReport(report: Days): Day | null {
  const day = lastDayOf(report);
  return report.countedBy ?? (day === null ? null : likelyList(day));
}

/** The list that counts an event of this day: where no text fixes the closing, by how it is read. */
export function likelyList(day: Day): Day {
  const always: EditionOn = (of) => editionOn(of);
  return countingList(day, always)?.list ?? listAfter(day, 1, always);
}
