import { area, cellAt } from "../formula/reference";
import { f } from "../formula/template";
import type { SheetTexts } from "../i18n/sheets";
import { dp } from "../rules/dp";
import type { Edition } from "../rules/editions/edition";
import { isReason } from "../rules/reason";
import { PD_ROWS } from "../rules/tables/pd";
import type { TableRanges } from "./articles/style";
import { cellFormula } from "./cellFormula";
import type { SheetDraft } from "./sheetDraft";

const COLUMNS = { p: 1, dp: 2, difference: 4, higher: 5, lower: 6 } as const;
const HUNDREDTHS = 101;

/** The section's name and the headings. */
const HEADING_ROWS = 2;

/** From the section's name to the last dp. */
export const TABLES_ROWS = HEADING_ROWS + HUNDREDTHS;

/** Where the tables will stand, for formulas that are laid out before them. */
export function tableRanges(firstRow: number): TableRanges {
  const top = firstRow + HEADING_ROWS;
  const column = (index: number, rows: number) =>
    area(cellAt(top, index, "both"), cellAt(top + rows - 1, index, "both"));
  return {
    dp: column(COLUMNS.dp, HUNDREDTHS),
    difference: column(COLUMNS.difference, PD_ROWS.length),
    higher: column(COLUMNS.higher, PD_ROWS.length),
    lower: column(COLUMNS.lower, PD_ROWS.length),
  };
}

/** The tables of 8.1 as the regulations print them; where dp is undefined, #N/A. */
export function putTables(
  draft: SheetDraft,
  firstRow: number,
  edition: Edition,
  texts: SheetTexts,
): void {
  const { tables } = edition.articles;
  draft.setApart(firstRow);
  draft.put(firstRow, COLUMNS.p, texts.tables(tables), "section");
  draft.line(firstRow + 1, COLUMNS.p, ["p", "dp", null, "D ≥", "H", "L"], "headingOfNumbers");
  const top = firstRow + HEADING_ROWS;
  const undefinedDp = cellFormula(f`NA()`);
  for (let p = 0; p < HUNDREDTHS; p += 1) {
    const value = dp(p, edition);
    draft.put(top + p, COLUMNS.p, p / 100);
    draft.put(top + p, COLUMNS.dp, isReason(value) ? undefinedDp : value);
  }
  for (const [index, { from, higher }] of PD_ROWS.entries()) {
    const values = [from, higher / 100, (100 - higher) / 100];
    draft.line(top + index, COLUMNS.difference, values);
  }
  draft.look({ row: top, column: COLUMNS.p, rows: HUNDREDTHS, columns: 1 }, "hundredths");
  const expectations = { row: top, column: COLUMNS.higher, rows: PD_ROWS.length, columns: 2 };
  draft.look(expectations, "hundredths");
}
