import { periodReport } from "../../rules/period/periodReport";
import { isNegativeHalf } from "../../rules/report/dependence";
import type { ConcernedBy } from "../readingNotes";
import type { PeriodOrder } from "./order";

/** What the regulations leave open and the new ratings of this period depend on. */
export const PERIOD_READINGS: ConcernedBy<PeriodOrder> = {
  negativeHalf: ({ players, edition, list }) =>
    periodReport(players, edition, list).some(
      (row) => row.kind === "rated" && isNegativeHalf(row.period.change),
    ),
};
