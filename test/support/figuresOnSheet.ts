import type { FiguresRead } from "../../src/desk/selfCheck";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import type { CellValue } from "../../src/tournament/sheetCells";
import type { Book } from "./book";
import { readPlanned } from "./sheetRead";

/** A planned sheet as it is read back from a workbook. */
export function figuresOn(book: Book, plan: SheetPlan): FiguresRead {
  const { names, cells } = readPlanned(book, plan);
  return { sheet: plan.name, names, area: cells.area, values: cells.values };
}

/** The same with another value in one cell. */
export function withCell(
  read: FiguresRead,
  row: number,
  column: number,
  value: CellValue,
): FiguresRead {
  const values = read.values.map((line, index) =>
    index === row ? line.map((each, at) => (at === column ? value : each)) : line,
  );
  return { ...read, values };
}
