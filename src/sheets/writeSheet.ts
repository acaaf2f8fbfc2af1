import { addressOfArea } from "../tournament/sheetCells";
import { matrixOf } from "./content";
import { formatSheet } from "./formatSheet";
import { freeSheetName } from "./sheetName";
import type { SheetPlan } from "./sheetPlan";

type Run = typeof Excel.run;

/**
 * Puts a plan into a new sheet and shows it: one batch that reads the names of the sheets, one
 * that writes. When the writing fails the half-made sheet is removed and the fault goes on.
 */
export async function writeSheet(run: Run, plan: SheetPlan): Promise<string> {
  const name = await run((context) => freeName(context, plan.name));
  try {
    await run(async (context) => {
      const sheet = context.workbook.worksheets.add(name);
      sheet.showGridlines = false;
      fill(sheet, plan);
      formatSheet(sheet, plan);
      sheet.activate();
      sheet.getRange("A1").select();
      await context.sync();
    });
  } catch (error) {
    await run((context) => remove(context, name));
    throw error;
  }
  return name;
}

async function freeName(context: Excel.RequestContext, wished: string): Promise<string> {
  const { worksheets } = context.workbook;
  worksheets.load("items/name");
  await context.sync();
  return freeSheetName(
    wished,
    worksheets.items.map(({ name }) => name),
  );
}

function fill(sheet: Excel.Worksheet, { cells }: SheetPlan): void {
  const matrix = matrixOf(cells);
  const columns = matrix[0]?.length ?? 0;
  const area = { row: 0, column: 0, rows: matrix.length, columns };
  sheet.getRange(addressOfArea(area)).formulas = matrix;
}

async function remove(context: Excel.RequestContext, name: string): Promise<void> {
  const sheet = context.workbook.worksheets.getItemOrNullObject(name);
  await context.sync();
  if (sheet.isNullObject) return;
  sheet.delete();
  await context.sync();
}
