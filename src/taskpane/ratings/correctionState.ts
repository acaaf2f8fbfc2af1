import type { ComparableSheets, NoCorrection, ReportPair } from "../../desk/ratings/correction";
import type { WorkActions, Working } from "../work";

/** What came of the button. */
export type CorrectionOutcome =
  | { readonly kind: "none" }
  | {
      readonly kind: "made";
      readonly sheet: string;
      /** Few players are in both; null: there is none. */
      readonly doubt: "other event" | "other period" | null;
    }
  | NoCorrection;

export interface CorrectionState extends Working, ReportPair, ComparableSheets {
  readonly outcome: CorrectionOutcome;
}

export interface CorrectionActions extends WorkActions {
  readonly choose: (change: Partial<ReportPair>) => void;
  readonly compare: () => void;
}
