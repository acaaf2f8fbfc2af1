import type { Getters, Range } from "@odoo/o-spreadsheet";
import { quotedSheet } from "../zones";

const SHEET = String.raw`(?:'(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_.]*)!`;
const CELL = String.raw`\$[A-Z]{1,3}\$[1-9]\d{0,6}`;
const COLUMNS = String.raw`\$[A-Z]{1,3}:\$[A-Z]{1,3}`;
const ROWS = String.raw`\$[1-9]\d{0,6}:\$[1-9]\d{0,6}`;
const AREA = new RegExp(`^${SHEET}(?:${CELL}(?::${CELL})?|${COLUMNS}|${ROWS})$`, "iu");

/** Sheet1!$A$1:$B$2: without the signs of money it would depend on the cell that says it. */
export const isArea = (formula: string): boolean => AREA.test(formula);

type Reader = Pick<Getters, "getRangeString" | "getSheetName">;

/** What a name stands for, as a formula without its equals sign. */
export function formulaOf(getters: Reader, target: Range | string): string {
  if (typeof target === "string") return target;
  const { sheetId } = target;
  const local = getters.getRangeString({ ...target, prefixSheet: false }, sheetId, {
    useFixedReference: true,
  });
  return `${quotedSheet(getters.getSheetName(sheetId))}!${local}`;
}
