import type { SheetTexts } from "../../i18n/sheets";
import type { SheetPlan } from "../sheetPlan";
import { comparedPeriods } from "./comparedPeriods";
import { comparedSheet } from "./comparedSheet";
import type { PeriodCorrectionOrder } from "./order";

/** What differs between two periods, for whom it matters, in which events, and by how much. */
export function periodCorrectionSheet(order: PeriodCorrectionOrder, texts: SheetTexts): SheetPlan {
  return comparedSheet(comparedPeriods(order, texts), texts);
}
