import { cellAt, onSheet } from "../formula/reference";
import { addressOfArea } from "../tournament/sheetCells";
import type { BatchRun } from "./batchRun";
import { cellFormula } from "./cellFormula";
import type { NamedArea, SheetPlan } from "./sheetPlan";

/**
 * Names on the sheet itself: the same on every sheet of its kind. A sheet without them is whole, and read
 * by its headings: whatever Excel has against one of them, in whatever language, spoils nothing.
 */
export async function nameParts(run: BatchRun, id: string, { names }: SheetPlan): Promise<void> {
  if (names.length === 0) return;
  try {
    await addNames(run, id, names);
  } catch (error) {
    if (isOfName(error)) await addEach(run, id, names);
  }
}

async function addNames(run: BatchRun, id: string, names: readonly NamedArea[]): Promise<void> {
  await run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(id);
    for (const { name, area, sheet: other } of names) {
      const there = onSheet(other ?? null, cellAt(area.row, area.column, "both"));
      const isOwn = other === undefined;
      sheet.names.add(
        name,
        isOwn ? sheet.getRange(addressOfArea(area)) : cellFormula(there).formula,
      );
    }
    await context.sync();
  });
}

/** One that Excel refuses keeps no other from being added. */
async function addEach(run: BatchRun, id: string, names: readonly NamedArea[]): Promise<void> {
  for (const name of names) {
    try {
      await addNames(run, id, [name]);
    } catch (error) {
      if (!isOfName(error)) return;
    }
  }
}

/** What Excel answers, from a frame of its own, to a name that it does not take, or has already. */
const OF_NAME: ReadonlySet<unknown> = new Set(["InvalidArgument", "ItemAlreadyExists"]);

function isOfName(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && OF_NAME.has(error.code);
}
