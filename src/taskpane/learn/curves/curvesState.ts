import type { CurveKey } from "../../../i18n/learn/curves";
import type { WorkActions, Working } from "../../work";

/** What came of the button. */
export type CurvesOutcome =
  { readonly kind: "none" | "no ratings" } | { readonly kind: "made"; readonly sheet: string };

export interface CurvesState extends Working {
  readonly curve: CurveKey;
  readonly seed: number;
  readonly outcome: CurvesOutcome;
}

export interface CurvesActions extends WorkActions {
  readonly choose: (change: Partial<Pick<CurvesState, "curve" | "seed">>) => void;
  readonly createCurve: () => void;
}
