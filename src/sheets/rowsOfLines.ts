import { fittedWidths, looksOfTexts } from "./fittedWidths";
import type { SheetPlan } from "./sheetPlan";
import { linesOf } from "./textWidth";

/**
 * Rows whose texts are broken in lines, and in how many: a file without their heights would show one.
 * What most formulas say nobody knows; Excel finds the height itself.
 */
export function rowsOfLines(plan: SheetPlan): ReadonlyMap<number, number> {
  const widths = fittedWidths(plan);
  const looks = looksOfTexts(plan);
  const rows = new Map([...(plan.brokenRows ?? [])].filter(([, lines]) => lines > 1));
  for (const cell of plan.cells) {
    const { row, column, content } = cell;
    const { wrap = false, bold = false } = looks(cell) ?? {};
    const width = widths[column];
    if (!wrap || typeof content !== "string" || width === undefined) continue;
    const lines = linesOf(content, width, { bold });
    if (lines > (rows.get(row) ?? 1)) rows.set(row, lines);
  }
  return rows;
}
