import type { Reason } from "../../rules/reason";
import type { Finding } from "../../tournament/finding";
import type { WorkActions, Working } from "../work";
import type { Rules } from "../../desk/ratings/rules";

/** What came of the button. */
export type FirstRatingOutcome =
  | { readonly kind: "none" }
  | { readonly kind: "made"; readonly sheet: string; readonly events: number }
  | { readonly kind: "findings"; readonly findings: readonly Finding[] }
  | { readonly kind: "reason"; readonly reason: Reason }
  /** No event has a day, and no edition is chosen. */
  | { readonly kind: "no day" };

export interface FirstRatingState extends Working {
  readonly rules: Rules;
  /** 7.14f (2011): an Olympiad and its like ask for fewer games. */
  readonly isException: boolean;
  readonly outcome: FirstRatingOutcome;
}

export interface FirstRatingActions extends WorkActions {
  readonly choose: (change: Partial<Pick<FirstRatingState, "rules" | "isException">>) => void;
  readonly createFirstRating: () => void;
}
