import { replaced } from "../../formula/replaced";
import { text, type Expr } from "../../formula/expr";
import { behindEdits, type BatchRun } from "../../sheets/batchRun";
import { cellFormula } from "../../sheets/cellFormula";
import { COPY_MARK } from "../../sheets/sheetKind";
import { nameOfCopy } from "../../sheets/sheetName";
import { parsed } from "../../sheets/sheetRead";
import type { HandedCell } from "../../sheets/handOn/handedOn";
import {
  Cancelled,
  removeSheets,
  SILENT,
  type Writing,
  type WrittenSheet,
} from "../../sheets/writeSheets";

type Run = typeof Excel.run;

/** A sheet to be copied: what its copy is called, and what stands there instead. */
export interface SheetCopy {
  readonly sheet: string;
  readonly name: string;
  readonly cells: readonly HandedCell[];
  /** By which it is told how far the copying is. */
  readonly rows: number;
}

/** So many cells go to Excel at once. */
const CELLS_A_BATCH = 4_000;

/** Copies behind all other sheets, with looks and names; when one fails, or a person stops it, none is left. */
export async function copySheets(
  first: Run,
  copies: readonly SheetCopy[],
  behind: number,
  writing: Writing = SILENT,
): Promise<readonly WrittenSheet[]> {
  const run = behindEdits(first);
  const made: WrittenSheet[] = [];
  const steps = progressOf(copies, writing);
  try {
    await steps(0);
    const before = await run(allSheets);
    for (const copy of copies) {
      await copied(run, copy, [...before, ...made], made);
      await steps(copy.rows);
    }
    /** Once all are there: they speak of each other. */
    for (const [index, { cells, rows }] of copies.entries()) {
      await fill(run, made[index]?.id ?? "", cells, behind);
      await steps(rows);
    }
    await mark(run, made, copies);
    return made;
  } catch (error) {
    await removeSheets(first, made);
    throw error;
  }
}

/** Every row is copied, and then filled. */
function progressOf(copies: readonly SheetCopy[], writing: Writing) {
  const total = copies.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  return async (rows: number): Promise<void> => {
    done += rows / 2;
    await writing.progress(Math.floor(done), total);
    if (writing.isCancelled()) throw new Cancelled();
  };
}

/** Also a copy of which Excel could not tell any more is among those that are made. */
async function copied(
  run: BatchRun,
  { sheet, name }: SheetCopy,
  before: readonly WrittenSheet[],
  made: WrittenSheet[],
): Promise<void> {
  try {
    await run(async (context) => {
      const copy = context.workbook.worksheets.getItem(sheet).copy("End");
      copy.name = name;
      copy.load("id");
      await context.sync();
      made.push({ id: copy.id, name });
    });
  } catch (error) {
    made.push(...(await copiesSince(run, before, sheet, name)));
    throw error;
  }
}

/** Where Excel says no more which sheets there are, the copy has its own name by now, or the one Excel gave it. */
async function copiesSince(
  run: BatchRun,
  before: readonly WrittenSheet[],
  sheet: string,
  name: string,
): Promise<readonly WrittenSheet[]> {
  const now = await run(allSheets).catch(() => null);
  if (now === null) {
    const given = nameOfCopy(
      sheet,
      before.map((each) => each.name),
    );
    return [name, given].map((id) => ({ id, name: id }));
  }
  const known = new Set(before.map(({ id }) => id));
  return now.filter(
    (each) => !known.has(each.id) && (each.name === name || isCopyOf(sheet, each.name)),
  );
}

async function allSheets({ workbook }: Excel.RequestContext): Promise<WrittenSheet[]> {
  const { worksheets } = workbook;
  worksheets.load("items/id,items/name");
  await workbook.context.sync();
  return worksheets.items.map(({ id, name }) => ({ id, name }));
}

/** Excel cuts a long name before the number. */
function isCopyOf(sheet: string, name: string): boolean {
  const [, begins] = /^(.*) \(\d+\)$/.exec(name) ?? [];
  return begins !== undefined && begins !== "" && sheet.startsWith(begins);
}

async function fill(
  run: BatchRun,
  id: string,
  cells: readonly HandedCell[],
  behind: number,
): Promise<void> {
  for (let first = 0; first < cells.length; first += CELLS_A_BATCH) {
    const part = cells.slice(first, first + CELLS_A_BATCH);
    await run(async (context) => {
      const sheet = context.workbook.worksheets.getItem(id);
      for (const { row, column, contents, isYear } of runsOf(part, behind)) {
        const range = sheet.getRangeByIndexes(row, column, 1, contents.length);
        range.formulas = [contents];
        if (isYear) range.numberFormat = [contents.map(() => "0")];
      }
      await context.sync();
    });
  }
}

interface CellRun {
  readonly row: number;
  readonly column: number;
  readonly isYear: boolean;
  readonly contents: HandedCell["content"][];
}

/** Cells beside each other are written together. */
function runsOf(cells: readonly HandedCell[], behind: number): readonly CellRun[] {
  const runs: CellRun[] = [];
  for (const { row, column, content: read, isYear = false, isDay = false } of cells) {
    const content = isDay && typeof read === "number" ? read - behind : read;
    const last = runs.at(-1);
    const isNext =
      last?.row === row && last.column + last.contents.length === column && last.isYear === isYear;
    if (isNext) last.contents.push(content);
    else runs.push({ row, column, isYear, contents: [content] });
  }
  return runs;
}

/** Names that lead to another sheet lead to its copy; a name tells whose copy the sheet is. */
function mark(
  run: BatchRun,
  made: readonly WrittenSheet[],
  copies: readonly SheetCopy[],
): Promise<void> {
  const called = new Map(copies.map(({ sheet, name }) => [sheet, name]));
  return run(async (context) => {
    const { worksheets } = context.workbook;
    const all = made.map(({ id }) => worksheets.getItem(id).names.load("items/name,items/formula"));
    await context.sync();
    for (const [index, names] of all.entries()) {
      for (const item of names.items) {
        const expr = parsed(String(item.formula));
        const other = expr?.kind === "reference" ? called.get(expr.sheet ?? "") : undefined;
        if (expr === null || other === undefined) continue;
        item.formula = cellFormula(replaced(expr, (part) => onSheet(part, other))).formula;
      }
      names.add(COPY_MARK, cellFormula(text(copies[index]?.sheet ?? "")).formula);
    }
    await context.sync();
  });
}

function onSheet(part: Expr, sheet: string): Expr {
  return part.kind === "reference" ? { ...part, sheet } : part;
}
