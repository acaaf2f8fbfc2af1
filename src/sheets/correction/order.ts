import type { PeriodSide } from "./periodSide";
import type { ReportSide } from "./reportSide";

/** A report made before, and the one of the corrected event. */
export interface CorrectionOrder {
  readonly before: ReportSide;
  readonly after: ReportSide;
}

/** A period, and another one: made again, of other events, or by another edition. */
export interface PeriodCorrectionOrder {
  readonly before: PeriodSide;
  readonly after: PeriodSide;
  /** Reports that were made anew since the period before was: it shows their figures of now. */
  readonly madeAnew: readonly string[];
  /** By their sheets: what tells why an event of both is not the same. */
  readonly reports: ReadonlyMap<string, ReportSide>;
}
