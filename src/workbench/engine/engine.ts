import { speakExcelErrors } from "./excelErrors";
import { roundAsExcel } from "./excelRound";
import { addFideFunctions, type FunctionsMetadata } from "./fideFunctions";
import { addWriteCells } from "./writeCells";

let prepared = false;

/** Makes the spreadsheet engine behave as Excel where the add-in needs it, once a page. */
export function prepareEngine(metadata: FunctionsMetadata): void {
  if (!prepared) {
    prepared = true;
    speakExcelErrors();
    roundAsExcel();
    addWriteCells();
  }
  addFideFunctions(metadata);
}
