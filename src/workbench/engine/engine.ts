import { storeExportedTexts } from "../xlsx/exportedTexts";
import { acceptSemicolons } from "./argumentSeparators";
import { speakExcelErrors } from "./excelErrors";
import { roundAsExcel } from "./excelRound";
import { addFideFunctions, type FunctionsMetadata } from "./fideFunctions";
import { addSteps } from "./steps";
import { addSheetExtras } from "./sheetExtras";
import { keepCellsStill } from "./stillCells";

/** Makes the spreadsheet engine behave as Excel where the add-in needs it: once, for all models. */
export function prepareEngine(metadata: FunctionsMetadata): void {
  speakExcelErrors();
  roundAsExcel();
  acceptSemicolons();
  addSteps();
  addSheetExtras();
  storeExportedTexts();
  addFideFunctions(metadata);
  keepCellsStill();
}
