import type { NamedReport } from "../../sheets/period/resultsOfReports";
import type { WorkActions, Working } from "../work";

/** What came of the button. */
export type CorrectionOutcome =
  | { readonly kind: "none" }
  /** Reports with few players in common are hardly of one event. */
  | { readonly kind: "made"; readonly sheet: string; readonly isOneEvent: boolean }
  | { readonly kind: "not calculated"; readonly error: string }
  | { readonly kind: "same" | "no report" };

export interface CorrectionState extends Working {
  readonly found: readonly NamedReport[];
  /** Names of the sheets that are compared. */
  readonly before: string;
  readonly after: string;
  readonly outcome: CorrectionOutcome;
}

export interface CorrectionActions extends WorkActions {
  readonly choose: (change: Partial<Pick<CorrectionState, "before" | "after">>) => void;
  readonly compare: () => void;
}
