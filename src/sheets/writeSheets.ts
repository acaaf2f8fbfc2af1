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
 * Puts plans into new sheets and shows the first: one batch reads the names of the sheets, one adds
 * the sheets, so that their formulas can speak of each other, and then they are filled. When that
 * fails the half-made sheets, and no others, are removed.
 */
export async function writeSheets(
  run: Run,
  wished: readonly string[],
  plansOf: (names: readonly string[]) => readonly SheetPlan[],
): Promise<WrittenSheet[]> {
  const made = await run((context) => addSheets(context, wished));
  try {
    const plans = plansOf(made.map(({ name }) => name));
    for (const [index, plan] of plans.entries()) {
      await run((context) => fillSheet(context, made[index]?.id ?? "", plan));
    }
    await run((context) => show(context, made[0]?.id ?? ""));
  } catch (error) {
    for (const { id } of made) await removeSheet(run, id).catch(() => undefined);
    throw error;
  }
  return made;
}

async function addSheets(
  context: Excel.RequestContext,
  wished: readonly string[],
): Promise<WrittenSheet[]> {
  const { worksheets } = context.workbook;
  worksheets.load("items/name");
  await context.sync();
  const names = worksheets.items.map(({ name }) => name);
  const sheets = wished.map((wish) => {
    const name = freeSheetName(wish, names);
    names.push(name);
    return worksheets.add(name);
  });
  for (const sheet of sheets) sheet.load("id,name");
  await context.sync();
  return sheets.map(({ id, name }) => ({ id, name }));
}

async function fillSheet(
  context: Excel.RequestContext,
  id: string,
  plan: SheetPlan,
): Promise<void> {
  const sheet = context.workbook.worksheets.getItem(id);
  sheet.showGridlines = false;
  const matrix = matrixOf(plan.cells);
  const columns = matrix[0]?.length ?? 0;
  const rows = Math.max(1, Math.floor(CELLS_A_BATCH / columns));
  for (let row = 0; row < matrix.length; row += rows) {
    const part = matrix.slice(row, row + rows);
    const area = { row, column: 0, rows: part.length, columns };
    sheet.getRange(addressOfArea(area)).formulas = part;
    await context.sync();
  }
  formatSheet(sheet, plan);
  await context.sync();
}

/** Excel on the web takes 5 MB at once; a cell of a formula is some 200 bytes. */
const CELLS_A_BATCH = 15_000;

async function show(context: Excel.RequestContext, id: string): Promise<void> {
  const sheet = context.workbook.worksheets.getItem(id);
  sheet.activate();
  sheet.getRange("A1").select();
  await context.sync();
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
