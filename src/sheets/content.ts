import { cutText } from "../rules/cutText";
import { withoutUnseenSigns } from "../rules/unseenSigns";
import type { CellPlace } from "../tournament/sheetCells";
import type { Content, PlannedCell } from "./sheetPlan";

/** What Excel would take for a formula, a number, a date, a truth value or an error when it is written. */
const NEEDS_APOSTROPHE = /^\s*[=+\-@'#＝＋－＠]|\p{Nd}|^\s*(?:true|false)\s*$/iu;
/** A cell holds 32,767 signs. */
const LONGEST = 32_000;

/** As a cell is written: a text that Excel would read as something else has its apostrophe. */
export function written(content: Content): string | number {
  if (typeof content === "number") return content;
  if (typeof content === "object") return content.formula;
  const text = cutText(withoutUnseenSigns(content), LONGEST);
  return NEEDS_APOSTROPHE.test(text) ? `'${text}` : text;
}

/** A rectangle from the first cell of the sheet on; null leaves a cell alone. */
export function matrixOf(cells: readonly PlannedCell[]): (string | number | null)[][] {
  const { row, column } = lastOf(cells);
  const matrix = Array.from({ length: row + 1 }, () =>
    Array.from({ length: column + 1 }, (): string | number | null => null),
  );
  for (const cell of cells) {
    const line = matrix[cell.row];
    if (line !== undefined) line[cell.column] = written(cell.content);
  }
  return matrix;
}

function lastOf(cells: readonly PlannedCell[]): CellPlace {
  return cells.reduce<CellPlace>(
    (last, { row, column }) => ({
      row: Math.max(last.row, row),
      column: Math.max(last.column, column),
    }),
    { row: 0, column: 0 },
  );
}
