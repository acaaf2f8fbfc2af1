import type { SheetTexts } from "../../i18n/sheets";
import type { SheetPlan } from "../sheetPlan";
import { comparedReports } from "./comparedReports";
import { comparedSheet } from "./comparedSheet";
import type { CorrectionOrder } from "./order";

/** What was corrected between two reports of one event, for whom it matters, and by how much. */
export function correctionSheet(order: CorrectionOrder, texts: SheetTexts): SheetPlan {
  return comparedSheet(comparedReports(order, texts), texts);
}
