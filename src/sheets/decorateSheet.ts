import { addressOf, addressOfArea } from "../tournament/sheetCells";
import type { BatchRun } from "./batchRun";
import { drawCharts } from "./drawCharts";
import { printSheet } from "./printSheet";
import type { SheetPlan } from "./sheetPlan";

/** What makes a sheet easier to read and to print, and can be done without. */
const DECORATIONS: readonly ((sheet: Excel.Worksheet, plan: SheetPlan) => void)[] = [
  freeze,
  filter,
  printSheet,
  drawCharts,
];

type Decoration = (typeof DECORATIONS)[number];

/**
 * Excel refuses some of them where there is no printer, or where another sheet is in view. The sheet is
 * whole without them: no failure takes it back, and what one of them fails at the others do not.
 */
export async function decorateSheet(run: BatchRun, id: string, plan: SheetPlan): Promise<void> {
  try {
    await decorated(run, id, plan, DECORATIONS);
  } catch {
    for (const one of DECORATIONS) await decorated(run, id, plan, [one]).catch(() => undefined);
  }
}

function decorated(
  run: BatchRun,
  id: string,
  plan: SheetPlan,
  decorations: readonly Decoration[],
): Promise<void> {
  return run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(id);
    for (const decorate of decorations) decorate(sheet, plan);
    await context.sync();
  });
}

/** Rows and columns that stay in view; Excel freezes the sheet in view most surely. */
function freeze(sheet: Excel.Worksheet, { frozen: { rows, columns } }: SheetPlan): void {
  sheet.activate();
  const { freezePanes } = sheet;
  if (columns === 0) freezePanes.freezeRows(rows);
  else
    freezePanes.freezeAt(sheet.getRange(`A1:${addressOf({ row: rows - 1, column: columns - 1 })}`));
}

function filter(sheet: Excel.Worksheet, { filtered }: SheetPlan): void {
  if (filtered !== undefined) sheet.autoFilter.apply(sheet.getRange(addressOfArea(filtered)));
}
