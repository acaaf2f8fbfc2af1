import { written } from "../../src/sheets/content";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import type { CellValue, SheetCells } from "../../src/tournament/sheetCells";
import { cellsOf } from "./sheetCells";

/** What Excel reads into a text that is written without an apostrophe. */
const TAKEN_FOR_MORE = /^\s*[=+\-@#]|\d|^\s*(?:true|false)\s*$/i;

/** A plan's sheet as Excel gives its cells back; formulas have no value here. */
export function cellsOfPlan({ cells }: SheetPlan): SheetCells {
  const rows: CellValue[][] = [];
  for (const { row, column, content } of cells) {
    while (rows.length <= row) rows.push([]);
    const line = rows[row]!;
    while (line.length <= column) line.push("");
    line[column] = typeof content === "object" ? "" : valueOf(written(content));
  }
  return cellsOf(rows);
}

function valueOf(cell: string | number): CellValue {
  if (typeof cell === "number") return cell;
  if (cell.startsWith("'")) return cell.slice(1);
  if (TAKEN_FOR_MORE.test(cell)) throw new Error(`Excel reads more into ${JSON.stringify(cell)}`);
  return cell;
}
