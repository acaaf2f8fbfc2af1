import type { NoFirstRating } from "../../desk/ratings/firstRating";
import type { Rules } from "../../desk/ratings/rules";
import type { WorkActions, Working } from "../work";

/** What came of the button. */
export type FirstRatingOutcome =
  | { readonly kind: "none" }
  | { readonly kind: "made"; readonly sheet: string; readonly events: number }
  | NoFirstRating;

export interface FirstRatingState extends Working {
  readonly rules: Rules;
  readonly isException: boolean;
  readonly outcome: FirstRatingOutcome;
}

export interface FirstRatingActions extends WorkActions {
  readonly choose: (change: Partial<Pick<FirstRatingState, "rules" | "isException">>) => void;
  readonly createFirstRating: () => void;
}
