import type { SheetTexts } from "../../i18n/sheets";
import type { Day } from "../../rules/units";
import type { FormulaStyle } from "../formulaStyle";
import type { SheetDraft } from "../sheetDraft";
import type { KOfResults } from "./kOfResults";
import type { PeriodNames, PeriodOrder } from "./order";
import type { PeriodPlaces } from "./places";

/** Everything the blocks of the sheets have in common. */
export interface PeriodContext {
  readonly draft: SheetDraft;
  readonly order: PeriodOrder;
  readonly names: PeriodNames;
  readonly places: PeriodPlaces;
  readonly texts: SheetTexts;
  /** On the sheet of results. */
  readonly style: FormulaStyle;
  /** The first day of the period; null: nothing tells it. */
  readonly start: Day | null;
  /** By player. */
  readonly k: readonly KOfResults[];
}
