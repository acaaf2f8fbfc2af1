import { dayOf } from "../rules/day";
import { addressOfArea } from "../tournament/sheetCells";
import { behindEdits, type BatchRun } from "./batchRun";
import { BatchSize, MOST_BYTES } from "./batchSize";
import { countedFrom } from "./dateSystem";
import { decorateSheet } from "./decorateSheet";
import { formatSheet } from "./formatSheet";
import { markMaking, nameParts } from "./nameParts";
import type { SheetPlan } from "./sheetPlan";
import { nextRows, sheetRows, type SheetRow } from "./sheetRows";
import { looked } from "./workbookLook";

type Run = typeof Excel.run;

/** How far the writing has come, and whether it is to stop. */
export interface Writing {
  /** Waited for before each sheet is planned. */
  readonly planning: () => Promise<void>;
  /** Waited for after each batch, so that a person can see it and stop the writing. */
  readonly progress: (rows: number, of: number) => Promise<void>;
  readonly isCancelled: () => boolean;
}

/** The writing was stopped by a person. */
export class Cancelled extends Error {}

/** Excel answered neither the writing nor what was to take it back: these sheets may be there. */
export class LeftBehind extends Error {
  constructor(
    readonly reason: unknown,
    readonly names: readonly string[],
  ) {
    super(reason instanceof Error ? reason.message : String(reason));
  }
}

/** What is written before anybody could read how far it is. */
export const SILENT: Writing = {
  planning: () => Promise.resolve(),
  progress: () => Promise.resolve(),
  isCancelled: () => false,
};

/** A sheet that was made: its name may change, its id does not. */
export interface WrittenSheet {
  readonly id: string;
  readonly name: string;
}

/**
 * Puts plans into new sheets and shows the first: one batch reads the names of the sheets, one adds
 * the sheets, so that their formulas can speak of each other, and then they are filled. When that
 * fails the half-made sheets, and no others, are removed: also those that Excel added without being
 * able to say so.
 */
export async function writeSheets(
  first: Run,
  wished: readonly string[],
  plansOf: (names: readonly string[]) => readonly SheetPlan[],
  writing = SILENT,
): Promise<readonly WrittenSheet[]> {
  const { names, behind, isByHand } = await first((context) => looked(context, wished));
  const run = behindEdits(first);
  const on = dayNow();
  let made: readonly WrittenSheet[] = [];
  try {
    made = await run((context) => addSheets(context, names));
    const wanted = () => plansOf(made.map(({ name }) => name));
    const contents = await planned(wanted, behind, writing);
    const plans = contents.map((content) => content.made);
    const batches = new Batches(contents, writing);
    for (const [index, content] of contents.entries()) {
      const id = made[index]?.id ?? "";
      await run((context) => fillSheet(context, id, content.rows, batches));
      await run((context) => dressSheet(context, id, content.plan, batches));
      await nameParts(run, id, content.plan);
    }
    for (const [index, { plan }] of contents.entries()) {
      await decorateSheet(run, made[index]?.id ?? "", plan);
    }
    await markMaking(run, made, plans, on);
    if (isByHand) await calculate(run, made);
    await run((context) => show(context, made[0]?.id ?? ""));
    return made;
  } catch (error) {
    const left = await removeBegun(run, names, made);
    throw left.length > 0 ? new LeftBehind(error, left) : error;
  }
}

/** Days as cells have them, with the time as their fraction. */
function dayNow(): number {
  return Date.now() / MILLISECONDS_A_DAY + dayOf(1970, 1, 1);
}

const MILLISECONDS_A_DAY = 86_400_000;

/** Twice where there are several: a sheet takes what it shows from those behind it, too. Without it they are whole. */
async function calculate(run: BatchRun, made: readonly WrittenSheet[]): Promise<void> {
  const turns = made.length === 1 ? made : [...made, ...made];
  for (const { id } of turns) {
    await run(async (context) => {
      context.workbook.worksheets.getItem(id).calculate(true);
      await context.sync();
    }).catch(() => undefined);
  }
}

async function addSheets(
  context: Excel.RequestContext,
  names: readonly string[],
): Promise<WrittenSheet[]> {
  const sheets = names.map((name) => context.workbook.worksheets.add(name));
  for (const sheet of sheets) sheet.load("id,name");
  await context.sync();
  return sheets.map(({ id, name }) => ({ id, name }));
}

interface Planned {
  /** With its days as the workbook counts them. */
  readonly plan: SheetPlan;
  /** By which it is known later what was typed since: days from 1900, as they are read. */
  readonly made: SheetPlan;
  readonly rows: readonly SheetRow[];
}

/** All sheets with the texts of their formulas, one after the other. */
async function planned(
  plansOf: () => readonly SheetPlan[],
  behind: number,
  writing: Writing,
): Promise<Planned[]> {
  await waitedFor(writing.planning(), writing);
  const contents: Planned[] = [];
  for (const wanted of plansOf()) {
    await waitedFor(writing.planning(), writing);
    const plan = countedFrom(wanted, behind);
    contents.push({ plan, made: wanted.made ?? wanted, rows: sheetRows(plan) });
  }
  return contents;
}

/** What shows how far the writing is, or ends it where a person stopped it meanwhile. */
async function waitedFor(shown: Promise<void>, { isCancelled }: Writing): Promise<void> {
  await shown;
  if (isCancelled()) throw new Cancelled();
}

/** What goes along at once, and how many rows are written. */
class Batches {
  private readonly size = new BatchSize();
  private readonly rows: number;
  private done = 0;

  constructor(
    contents: readonly Planned[],
    private readonly writing: Writing,
  ) {
    this.rows = contents.reduce((sum, { rows }) => sum + rows.length, 0);
  }

  get cells(): number {
    return this.size.cells;
  }

  async send(context: Excel.RequestContext, cells: number, rows = 0): Promise<void> {
    await this.size.timed(cells, () => context.sync());
    this.done += rows;
    await waitedFor(this.writing.progress(this.done, this.rows), this.writing);
  }
}

async function fillSheet(
  context: Excel.RequestContext,
  id: string,
  rows: readonly SheetRow[],
  batches: Batches,
): Promise<void> {
  const sheet = context.workbook.worksheets.getItem(id);
  const columns = rows[0]?.contents.length ?? 0;
  let row = 0;
  while (row < rows.length) {
    const part = nextRows(rows, row, { cells: batches.cells, bytes: MOST_BYTES });
    const range = sheet.getRange(addressOfArea({ row, column: 0, rows: part.length, columns }));
    if (part.some(({ formats }) => formats.some((format) => format !== null))) {
      range.numberFormat = part.map(({ formats }) => [...formats]);
    }
    range.formulas = part.map(({ contents }) => [...contents]);
    await batches.send(context, part.length * columns, part.length);
    row += part.length;
  }
}

/** In parts as well: formats of many cells are as long as their contents. */
async function dressSheet(
  context: Excel.RequestContext,
  id: string,
  plan: SheetPlan,
  batches: Batches,
): Promise<void> {
  const sheet = context.workbook.worksheets.getItem(id);
  sheet.showGridlines = false;
  let cells = 0;
  for (const weight of formatSheet(sheet, plan)) {
    cells += weight;
    if (cells < batches.cells) continue;
    await batches.send(context, cells);
    cells = 0;
  }
  await batches.send(context, cells);
}

async function show(context: Excel.RequestContext, id: string): Promise<void> {
  const sheet = context.workbook.worksheets.getItem(id);
  sheet.activate();
  sheet.getRange("A1").select();
  await context.sync();
}

/** Takes back what was begun; the names of the sheets that may still be there. */
async function removeBegun(
  run: BatchRun,
  names: readonly string[],
  made: readonly WrittenSheet[],
): Promise<string[]> {
  const left: string[] = [];
  for (const [index, name] of names.entries()) {
    const id = made[index]?.id;
    const remove = () => (id === undefined ? removeEmptySheet(run, name) : removeSheet(run, id));
    await twice(remove).catch(() => left.push(name));
  }
  return left;
}

/** Where the answer to a deletion was lost, there is nothing to delete any more. */
function twice(remove: () => Promise<boolean>): Promise<boolean> {
  return remove().catch(async () => {
    await remove();
    return true;
  });
}

/** A sheet known by its name alone may be somebody else's, unless it is empty. */
function removeEmptySheet(run: BatchRun, name: string): Promise<boolean> {
  return run(async (context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject(name);
    const used = sheet.getUsedRangeOrNullObject(true);
    await context.sync();
    if (sheet.isNullObject || !used.isNullObject) return false;
    sheet.delete();
    await context.sync();
    return true;
  });
}

/** Deletes what was made; whether anything of it was still there. */
export async function removeSheets(first: Run, sheets: readonly WrittenSheet[]): Promise<boolean> {
  const run = behindEdits(first);
  let wereAny = false;
  for (const [index, { id }] of sheets.entries()) {
    try {
      wereAny = (await twice(() => removeSheet(run, id))) || wereAny;
    } catch (error) {
      const left = sheets.slice(index).map(({ name }) => name);
      throw new LeftBehind(error, left);
    }
  }
  return wereAny;
}

/** Whether there was such a sheet to remove. */
function removeSheet(run: BatchRun, id: string): Promise<boolean> {
  return run(async (context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject(id);
    await context.sync();
    if (sheet.isNullObject) return false;
    sheet.delete();
    await context.sync();
    return true;
  });
}
