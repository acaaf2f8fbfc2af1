import { addressOfArea } from "../tournament/sheetCells";
import { matrixOf } from "./content";
import { formatSheet } from "./formatSheet";
import { freeSheetName } from "./sheetName";
import type { SheetPlan } from "./sheetPlan";

type Run = typeof Excel.run;

/** A sheet that was made: its name may change, its id does not. */
export interface WrittenSheet {
  readonly id: string;
  readonly name: string;
}

/**
 * Puts a plan into a new sheet and shows it: one batch reads the names of the sheets, one adds the
 * sheet, one fills it. When the filling fails the half-made sheet, and no other, is removed.
 */
export async function writeSheet(run: Run, plan: SheetPlan): Promise<WrittenSheet> {
  const made = await run((context) => addSheet(context, plan.name));
  try {
    await run(async (context) => {
      const sheet = context.workbook.worksheets.getItem(made.id);
      sheet.showGridlines = false;
      fill(sheet, plan);
      formatSheet(sheet, plan);
      sheet.activate();
      sheet.getRange("A1").select();
      await context.sync();
    });
  } catch (error) {
    await removeSheet(run, made.id).catch(() => undefined);
    throw error;
  }
  return made;
}

async function addSheet(context: Excel.RequestContext, wished: string): Promise<WrittenSheet> {
  const { worksheets } = context.workbook;
  worksheets.load("items/name");
  await context.sync();
  const names = worksheets.items.map(({ name }) => name);
  const sheet = worksheets.add(freeSheetName(wished, names));
  sheet.load("id,name");
  await context.sync();
  return { id: sheet.id, name: sheet.name };
}

function fill(sheet: Excel.Worksheet, { cells }: SheetPlan): void {
  const matrix = matrixOf(cells);
  const columns = matrix[0]?.length ?? 0;
  const area = { row: 0, column: 0, rows: matrix.length, columns };
  sheet.getRange(addressOfArea(area)).formulas = matrix;
}

/** Whether there was such a sheet to remove. */
export function removeSheet(run: Run, id: string): Promise<boolean> {
  return run(async (context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject(id);
    await context.sync();
    if (sheet.isNullObject) return false;
    sheet.delete();
    await context.sync();
    return true;
  });
}
