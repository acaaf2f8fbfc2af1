import type { ReportSide } from "./reportSide";

/** A report made before, and the one of the corrected event. */
export interface CorrectionOrder {
  readonly before: ReportSide;
  readonly after: ReportSide;
}
