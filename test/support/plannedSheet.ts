import type { SheetPlan } from "../../src/sheets/sheetPlan";
import type { Workbook } from "../../src/workbench/engine/workbook";
import type { CellContent } from "../../src/workbench/engine/cellContent";

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
export function writePlanned(workbook: Workbook, plan: SheetPlan, sheet = plan.name): void {
  workbook.addSheet(sheet);
  workbook.write(sheet, "A1", rowsOfPlan(plan));
}

/** Plans that speak of each other: every sheet is there before the first is filled. */
export function writeAllPlanned(workbook: Workbook, plans: readonly SheetPlan[]): void {
  for (const { name } of plans) workbook.addSheet(name);
  for (const plan of plans) workbook.write(plan.name, "A1", rowsOfPlan(plan));
}
