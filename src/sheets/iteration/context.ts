import type { SheetTexts } from "../../i18n/sheets";
import type { KOfEvent } from "../../tournament/kOfEvent";
import type { FormulaStyle } from "../formulaStyle";
import type { SheetDraft } from "../sheetDraft";
import type { IterationOrder } from "./order";
import type { IterationPlaces } from "./places";

/** Everything the blocks of one sheet have in common. */
export interface IterationContext {
  readonly order: IterationOrder;
  readonly places: IterationPlaces;
  readonly style: FormulaStyle;
  readonly k: KOfEvent;
  readonly texts: SheetTexts;
  readonly draft: SheetDraft;
}
