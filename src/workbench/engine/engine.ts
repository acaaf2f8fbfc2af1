import { speakExcelErrors } from "./excelErrors";
import { roundAsExcel } from "./excelRound";
import { addFideFunctions, type FunctionsMetadata } from "./fideFunctions";
import { addOneStep } from "./oneStep";
import { addSheetExtras } from "./sheetExtras";

/** Makes the spreadsheet engine behave as Excel where the add-in needs it: once, for all models. */
export function prepareEngine(metadata: FunctionsMetadata): void {
  speakExcelErrors();
  roundAsExcel();
  addOneStep();
  addSheetExtras();
  addFideFunctions(metadata);
}
