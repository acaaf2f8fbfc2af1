import { number, text } from "../formula/expr";
import { cellAt, onSheet } from "../formula/reference";
import { addressOfArea } from "../tournament/sheetCells";
import type { BatchRun } from "./batchRun";
import { cellFormula } from "./cellFormula";
import { MADE, marksOf } from "./renewal/made";
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

/** When they were made, of what, and with which inputs: for nobody to read but the add-in. */
export async function markMaking(
  run: BatchRun,
  sheets: readonly { readonly id: string }[],
  plans: readonly SheetPlan[],
  on: number,
): Promise<void> {
  const marked = run(async (context) => {
    for (const [index, { id }] of sheets.entries()) {
      const plan = plans[index];
      const marks = plan === undefined ? null : marksOf(plan, plans, on);
      if (marks === null) continue;
      const sheet = context.workbook.worksheets.getItem(id);
      for (const [name, value] of marks.constants) {
        const constant = typeof value === "number" ? number(value) : text(value);
        sheet.names.add(name, cellFormula(constant).formula).visible = false;
      }
      const whole = sheet.getRange(addressOfArea(marks.area));
      sheet.names.add(MADE.area, whole).visible = false;
    }
    await context.sync();
  });
  /** Without them the sheets are whole; only they are not known again when they are made anew. */
  await marked.catch(() => undefined);
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
