import type { SheetTexts } from "../../i18n/sheets";
import type { KOfEvent } from "../../tournament/kOfEvent";
import type { FormulaStyle } from "../formulaStyle";
import type { IterationPlaces } from "../iteration/places";
import type { ReportNames, ReportOrder } from "./order";
import type { ReportPlaces } from "./places";

/** Everything the blocks of the sheets have in common. */
export interface ReportContext {
  readonly order: ReportOrder;
  readonly names: ReportNames;
  readonly places: ReportPlaces;
  /** Of the iteration's sheet. */
  readonly robinPlaces: IterationPlaces | null;
  readonly k: KOfEvent;
  readonly texts: SheetTexts;
  /** Formulas on the report itself, and on the sheet of games. */
  readonly style: FormulaStyle;
  readonly gamesStyle: FormulaStyle;
}
