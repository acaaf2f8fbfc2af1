import type { SheetPlan } from "../../src/sheets/sheetPlan";
import type { CellContent } from "../../src/workbench/engine/cellContent";
import type { Book } from "./book";
import { PlannedWorkbook } from "./evaluator/plannedWorkbook";

/** The contents of a plan as rows, texts with the apostrophe that keeps them texts. */
export function rowsOfPlan({ cells }: SheetPlan): CellContent[][] {
  const rows = Math.max(...cells.map(({ row }) => row)) + 1;
  const columns = Math.max(...cells.map(({ column }) => column)) + 1;
  const grid = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, (): CellContent => null),
  );
  for (const { row, column, content } of cells) {
    grid[row]![column] =
      typeof content === "string"
        ? `'${content}`
        : typeof content === "number"
          ? content
          : content.formula;
  }
  return grid;
}

/** Puts a plan into a workbook's new sheet, without any formats. */
export function writePlanned(book: Book, plan: SheetPlan, sheet = plan.name): void {
  book.addSheet(sheet);
  fill(book, plan, sheet);
}

/** Plans that speak of each other: every sheet is there before the first is filled. */
export function writeAllPlanned(book: Book, plans: readonly SheetPlan[]): void {
  for (const { name } of plans) book.addSheet(name);
  for (const plan of plans) fill(book, plan, plan.name);
}

function fill(book: Book, plan: SheetPlan, sheet: string): void {
  if (book instanceof PlannedWorkbook) book.fill(sheet, plan.cells);
  else book.write(sheet, "A1", rowsOfPlan(plan));
}
