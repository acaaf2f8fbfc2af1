import { storeExportedTexts } from "../xlsx/exportedTexts";
import { acceptSemicolons } from "./argumentSeparators";
import { speakExcelErrors } from "./excelErrors";
import { countDaysFrom1904 } from "./datesFrom1904";
import { findLinesByNumber } from "./linesByNumber";
import { roundAsExcel } from "./roundAsExcel";
import { addFideFunctions, type FunctionsMetadata } from "./fideFunctions";
import { addDefinedNames } from "./names/definedNames";
import { addNamesInView } from "./names/namesInView";
import { scopeNamesInFormulas } from "./names/namesInFormulas";
import { addSteps } from "./steps";
import { takeSheetNamesOfExcel } from "./takenSheetNames";
import { addSheetExtras } from "./sheetExtras";
import {
  calculateWhatChanges,
  findColoursWhenAsked,
  keepReferencesThatStay,
} from "./fewerEvaluations";
import { keepFormulasOfDressedCells } from "./dressedCells";
import { shareTokens } from "./sharedTokens";
import { keepCellsStill } from "./stillCells";

/** Makes the spreadsheet engine behave as Excel where the add-in needs it: once, for all models. */
export function prepareEngine(metadata: FunctionsMetadata): void {
  speakExcelErrors();
  roundAsExcel();
  findLinesByNumber();
  countDaysFrom1904();
  acceptSemicolons();
  addSteps();
  takeSheetNamesOfExcel();
  addSheetExtras();
  addDefinedNames();
  addNamesInView();
  shareTokens();
  scopeNamesInFormulas();
  storeExportedTexts();
  addFideFunctions(metadata);
  keepCellsStill();
  keepFormulasOfDressedCells();
  calculateWhatChanges();
  keepReferencesThatStay();
  findColoursWhenAsked();
}
