import { CellErrorType, registries } from "@odoo/o-spreadsheet";

/** The engine's own codes for two errors, and what Excel calls them. */
const EXCEL_CODES = { GenericError: "#VALUE!", InvalidReference: "#REF!", BadExpression: "#NAME?" };

/** Makes the engine speak of errors as Excel does, in cells and in formulas. */
export function speakExcelErrors(): void {
  Object.assign(CellErrorType, EXCEL_CODES);
  for (const code of Object.values(EXCEL_CODES)) registries.errorTypes.add(code);
}
