import type { EditionId } from "../../../rules/editions/edition";
import type { WorkActions, Working } from "../../work";
import type { NoEvent } from "./eventInView";

/** What came of the button. */
export type CompareOutcome =
  | { readonly kind: "none" | NoEvent }
  /** The event's pace has fewer editions than two of those chosen. */
  | { readonly kind: "too few" }
  | { readonly kind: "made"; readonly sheet: string };

export interface CompareState extends Working {
  readonly chosen: ReadonlySet<EditionId>;
  readonly outcome: CompareOutcome;
}

export interface CompareActions extends WorkActions {
  readonly choose: (id: EditionId, isOn: boolean) => void;
  readonly createComparison: () => void;
}
