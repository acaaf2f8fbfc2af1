import type { HandOnStyle } from "../../sheets/handOn/handedOn";
import type { WorkActions, Working } from "../work";

/** What came of the button. */
type HandOnOutcome =
  | { readonly kind: "none" | "empty" }
  /** `unsure`: copies in which days of birth may have stayed. */
  | { readonly kind: "made"; readonly unsure: readonly string[] };

export const NOTHING_HANDED: HandOnOutcome = { kind: "none" };

export interface HandOnState extends Working {
  readonly style: HandOnStyle;
  readonly outcome: HandOnOutcome;
}

export interface HandOnActions extends WorkActions {
  readonly chooseStyle: (style: HandOnStyle) => void;
  readonly handOn: () => void;
}
