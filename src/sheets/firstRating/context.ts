import type { SheetTexts } from "../../i18n/sheets";
import type { FormulaStyle } from "../formulaStyle";
import type { SheetDraft } from "../sheetDraft";
import type { FirstRatingOrder } from "./order";
import type { CareerPlaces } from "./places";

/** Everything the blocks of the sheet have in common. */
export interface CareerContext {
  readonly order: FirstRatingOrder;
  readonly places: CareerPlaces;
  readonly style: FormulaStyle;
  readonly texts: SheetTexts;
  readonly draft: SheetDraft;
}
