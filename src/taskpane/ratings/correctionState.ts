import type { NoCorrection, RenewedReport, ReportPair } from "../../desk/ratings/correction";
import type { NamedReport } from "../../sheets/period/resultsOfReports";
import type { WorkActions, Working } from "../work";

/** What came of the button. */
export type CorrectionOutcome =
  | { readonly kind: "none" }
  | { readonly kind: "made"; readonly sheet: string; readonly isOneEvent: boolean }
  | NoCorrection;

export interface CorrectionState extends Working, ReportPair {
  readonly found: readonly NamedReport[];
  /** Only what was before can be chosen among them. */
  readonly renewed: readonly RenewedReport[];
  readonly outcome: CorrectionOutcome;
}

export interface CorrectionActions extends WorkActions {
  readonly choose: (change: Partial<ReportPair>) => void;
  readonly compare: () => void;
}
