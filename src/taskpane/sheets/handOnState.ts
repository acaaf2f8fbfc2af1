import type { ListedToHandOn } from "../../desk/sheets/listedToHandOn";
import type { HandOnStyle } from "../../sheets/handOn/handedOn";
import type { WorkActions, Working } from "../work";

/** What came of the button. */
type HandOnOutcome =
  | { readonly kind: "none" | "empty" | "none chosen" }
  /** `unsure`: copies in which days of birth may have stayed. */
  | { readonly kind: "made"; readonly unsure: readonly string[] };

export const NOTHING_HANDED: HandOnOutcome = { kind: "none" };

export interface HandOnState extends Working {
  readonly style: HandOnStyle;
  /** The sheets that belong together, of which a person chooses; null: none are listed. */
  readonly listed: readonly ListedToHandOn[] | null;
  readonly chosen: ReadonlySet<string>;
  readonly outcome: HandOnOutcome;
}

export interface HandOnActions extends WorkActions {
  readonly chooseStyle: (style: HandOnStyle) => void;
  readonly choose: (sheet: string, isOn: boolean) => void;
  /** Another sheet is to be handed on. */
  readonly forget: () => void;
  readonly handOn: () => void;
}
