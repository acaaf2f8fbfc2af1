import {
  isNegativeHalf,
  isNewAndStrong,
  isOfBirthdayYear,
  isOftenLower,
  mayBeLater,
  mayHaveEnoughInAll,
} from "../../rules/report/dependence";
import type { Edition } from "../../rules/editions/edition";
import { eventReport, type ReportRow } from "../../rules/report/eventReport";
import { ITERATION_READINGS } from "../iteration/iterationReadings";
import type { ConcernedBy } from "../readingNotes";
import type { ReportOrder } from "./order";

/** A report, and what the rules give its players, once somebody asks. */
interface ReportedOrder {
  readonly order: ReportOrder;
  readonly rows: () => readonly ReportRow[];
}

export function reportedOrder(order: ReportOrder): ReportedOrder {
  let known: readonly ReportRow[] | null = null;
  return { order, rows: () => (known ??= eventReport(order.event, order.edition, order).rows) };
}

const somebody =
  (depends: (row: ReportRow, edition: Edition) => boolean) =>
  ({ order, rows }: ReportedOrder) =>
    rows().some((row) => depends(row, order.edition));

/** Of a round robin whose unrated players count with Ru (new); n of dp is the iteration's. */
const ofIteration =
  (reading: keyof typeof ITERATION_READINGS) =>
  ({ order: { robin, edition } }: ReportedOrder) =>
    robin !== null &&
    ITERATION_READINGS[reading]?.({ ...robin, edition, asPrinted: false }) === true;

function isPooled({ order: { tables = 1 } }: ReportedOrder): boolean {
  return tables > 1;
}

/** What the regulations leave open and the figures of this report depend on. */
export const REPORT_READINGS: ConcernedBy<ReportedOrder> = {
  weOfFirstPass: ofIteration("weOfFirstPass"),
  correctionCarriedOver: ofIteration("correctionCarriedOver"),
  gamesOfDoubleRound: ofIteration("gamesOfDoubleRound"),
  pointsFromLeftOut: ofIteration("pointsFromLeftOut"),
  laterScore: (of) => of.order.robin === null && somebody(mayBeLater)(of),
  negativeHalf: somebody(({ rated }) => rated !== null && isNegativeHalf(rated.change)),
  lowerRated: somebody(isOftenLower),
  kOf2009: somebody(isNewAndStrong),
  kOf2017: somebody(isOfBirthdayYear),
  ratingsOfParts: ({ order }) => order.part !== undefined,
  conditionsOfParts: (of) => of.order.part !== undefined && somebody(mayHaveEnoughInAll)(of),
  poolingByChoice: isPooled,
  pooledParts: isPooled,
};
