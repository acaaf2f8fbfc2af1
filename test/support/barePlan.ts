import { EN_PAPER } from "../../src/i18n/en/paper";
import { footerOf } from "../../src/sheets/footer";
import type { SheetPlan } from "../../src/sheets/sheetPlan";

/** A sheet without anything on it. */
export const BARE_PLAN: SheetPlan = {
  name: "Sheet1",
  cells: [],
  looks: [],
  widths: [],
  hints: [],
  refusals: [],
  marks: [],
  names: [],
  frozen: { rows: 1, columns: 0 },
  titleRows: { first: 1, last: 1 },
  printed: { row: 0, column: 0, rows: 1, columns: 1 },
  footer: footerOf("", null, EN_PAPER),
  dayFormat: EN_PAPER.dayFormat,
};
