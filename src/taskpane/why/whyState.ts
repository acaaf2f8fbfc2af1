import type { Explained, SheetPlace, Tried, Why } from "../../desk/why/why";
import type { StepTexts } from "../../i18n/steps";
import type { Area } from "../../tournament/sheetCells";

/** What the panel shows of the cell with the cursor. */
export type Shown =
  | { readonly kind: "nothing" }
  | { readonly kind: "reading" }
  | { readonly kind: "not explained"; readonly at: SheetPlace }
  | { readonly kind: "not loaded" }
  | { readonly kind: "failed"; readonly what: string }
  | {
      readonly kind: "explained";
      readonly explained: Explained;
      /** Words for its steps. */
      readonly steps: StepTexts;
      readonly tried: Tried;
      /** With what is tried; null: nothing is. */
      readonly otherwise: Why | null;
    };

export interface WhyState {
  readonly isOpen: boolean;
  readonly isTrying: boolean;
  readonly shown: Shown;
}

export interface WhyActions {
  readonly toggle: () => void;
  readonly showTries: (isShown: boolean) => void;
  readonly attempt: (key: string, value: string) => void;
  readonly reset: () => void;
  readonly goTo: (sheet: string, area: Area) => void;
  /** What whoever looks into a fault has to know, as text. */
  readonly details: () => string;
}
