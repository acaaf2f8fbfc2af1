import { text } from "../../formula/expr";
import { behindEdits, type BatchRun } from "../batchRun";
import { cellFormula } from "../cellFormula";
import { COPY_MARK } from "../sheetKind";
import { asideName } from "../sheetName";
import type { SheetPlan } from "../sheetPlan";
import type { SheetRead } from "../sheetRead";
import {
  LeftBehind,
  removeSheets,
  writeSheets,
  type Writing,
  type WrittenSheet,
} from "../writeSheets";
import { withKept } from "./kept";
import { ledFormulas, writeLed, type Called, type Led } from "./led";
import { mentions } from "./moved";
import { moveOf, type Move } from "./moveOf";
import { readPlan } from "./planned";

type Run = typeof Excel.run;

/** What is made anew: for each plan the sheet that it takes the place of, or null. */
export interface Renewing {
  readonly olds: readonly (WrittenSheet | null)[];
  /** What the sheets that have none yet would best be called. */
  readonly wished: readonly string[];
  readonly plansOf: (names: readonly string[]) => readonly SheetPlan[];
  /** Behind the name of a sheet as it was. */
  readonly before: string;
  /** Everything on a sheet; null: it is empty, or gone. */
  readonly read: (name: string) => Promise<SheetRead | null>;
  readonly writing?: Writing;
}

export interface Renewed {
  readonly sheets: readonly WrittenSheet[];
  readonly kept: readonly string[];
  readonly lost: readonly string[];
  /** The sheets as they were, hidden, by the names that they had. */
  readonly olds: readonly { readonly sheet: WrittenSheet; readonly name: string }[];
  readonly led: readonly Led[];
  /** Cells whose formulas cannot be followed: they speak of the sheets as they were. */
  readonly left: readonly string[];
}

/**
 * New sheets in the place of old ones: same name, same tab, and what other sheets take from them. The old
 * ones are not written to: they are called otherwise and hidden in the end, so that whatever fails, they
 * are there.
 */
export async function renewSheets(first: Run, renewing: Renewing): Promise<Renewed> {
  const { olds: places, wished, plansOf, read, before, writing } = renewing;
  const olds = places.flatMap((old) => old ?? []);
  const reads = await readAll(olds, read);
  const called = await asides(first, olds, before);
  const run = behindEdits(first);
  const [kept, lost]: [string[], string[]] = [[], []];
  const moves = new Map<string, Move>();
  let sheets: readonly WrittenSheet[] = [];
  const led: Led[] = [];
  try {
    await setAside(run, called);
    const wanted = wished.map((wish, index) => places[index]?.name ?? wish);
    const plans = (names: readonly string[]) =>
      plansOf(names).map((plan, index, all) => {
        const old = reads.get(places[index]?.name ?? "");
        if (old === undefined) return plan;
        const fresh = readPlan(plan, all);
        const move = moveOf(old, fresh);
        const found = withKept(plan, fresh, old, move);
        kept.push(...found.kept);
        lost.push(...found.lost);
        moves.set(plan.name, move);
        return found.plan;
      });
    sheets = await writeSheets(first, wanted, plans, writing);
    const found = await ledFormulas(run, called, moves, read);
    led.push(...found.led);
    await putInPlace(run, called, sheets, places);
    await writeLed(run, led, "after");
    await forgetBefore(run, called, found.speaking).catch(() => undefined);
    return { sheets, kept, lost, olds: called, led, left: found.left };
  } catch (error) {
    await takenBack(first, { sheets, olds: called, led }, error);
    throw error;
  }
}

/**
 * A step that fails is taken again: its answer may have been lost. What stays is named, with what went wrong
 * first.
 */
async function takenBack(
  first: Run,
  { sheets, olds, led }: Pick<Renewed, "sheets" | "olds" | "led">,
  begun?: unknown,
): Promise<void> {
  const run = behindEdits(first);
  let reason = begun;
  const left = new Set(reason instanceof LeftBehind ? reason.names : []);
  const steps: readonly (readonly [() => Promise<unknown>, readonly string[]])[] = [
    [() => writeLed(run, led, "before"), led.map(({ sheet }) => sheet)],
    [() => removeSheets(first, sheets), sheets.map(({ name }) => name)],
    [() => bringBack(run, olds), namesOf(olds)],
  ];
  for (const [step, names] of steps) {
    await step()
      .catch(step)
      .catch((error: unknown) => {
        reason ??= error;
        for (const name of names) left.add(name);
      });
  }
  if (left.size > 0) throw new LeftBehind(reason, [...left]);
}

async function readAll(
  sheets: readonly WrittenSheet[],
  read: Renewing["read"],
): Promise<ReadonlyMap<string, SheetRead>> {
  const reads = new Map<string, SheetRead>();
  for (const { name } of sheets) {
    const found = await read(name);
    if (found !== null) reads.set(name, found);
  }
  return reads;
}

function namesOf(called: readonly Called[]): readonly string[] {
  return called.map(({ sheet }) => sheet.name);
}

/** The old sheets are what they were, with their names and places, and the new ones are gone. */
export function undoRenewal(first: Run, renewed: Renewed): Promise<void> {
  return takenBack(first, renewed);
}

/** Of an earlier time: of each sheet only the last is kept, and what formulas still speak of. */
async function forgetBefore(
  run: BatchRun,
  called: readonly Called[],
  speaking: readonly string[],
): Promise<void> {
  await run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/id,items/name,items/visibility");
    await context.sync();
    const ours = new Set(called.map(({ sheet }) => sheet.id));
    const hidden = worksheets.items.filter(
      ({ id, visibility }) => visibility === "Hidden" && !ours.has(id),
    );
    for (const { names } of hidden) names.load("items/name,items/formula");
    await context.sync();
    const known = new Set(called.map(({ name }) => markOf(name)));
    const isEarlier = ({ names }: Excel.Worksheet) =>
      names.items.some(({ name, formula }) => name === COPY_MARK && known.has(String(formula)));
    for (const sheet of unspoken(hidden, speaking)) if (isEarlier(sheet)) sheet.delete();
    await context.sync();
  });
}

/** Sheets of which nothing speaks: no formula in view, and no name of another that something speaks of. */
function unspoken(
  sheets: readonly Excel.Worksheet[],
  speaking: readonly string[],
): readonly Excel.Worksheet[] {
  const isSpokenOf = ({ name }: Excel.Worksheet) => speaking.some((each) => mentions(each, name));
  const spoken = sheets.filter(isSpokenOf);
  if (spoken.length === 0) return sheets;
  const others = sheets.filter((sheet) => !spoken.includes(sheet));
  return unspoken(
    others,
    spoken.flatMap(({ names }) => names.items.map(({ formula }) => String(formula))),
  );
}

function markOf(name: string): string {
  return cellFormula(text(name)).formula;
}

/** What the old sheets will be called. */
function asides(run: Run, olds: readonly WrittenSheet[], word: string): Promise<readonly Called[]> {
  return run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/name");
    await context.sync();
    const taken = worksheets.items.map(({ name }) => name);
    return olds.map(({ id, name }) => {
      const aside = asideName(name, word, taken);
      taken.push(aside);
      return { sheet: { id, name: aside }, name };
    });
  });
}

/** Their names are free for the new sheets. */
async function setAside(run: BatchRun, called: readonly Called[]): Promise<void> {
  await run(async (context) => {
    for (const { sheet } of called) {
      context.workbook.worksheets.getItem(sheet.id).name = sheet.name;
    }
    await context.sync();
  });
}

/** They have kept their places. What is as it was is left alone: it may be protected. */
async function bringBack(run: BatchRun, called: readonly Called[]): Promise<void> {
  await run(async (context) => {
    for (const { sheet, name } of called) {
      const old = context.workbook.worksheets.getItem(sheet.id);
      old.load("name,visibility");
      await context.sync();
      if (old.visibility !== "Visible") old.visibility = "Visible";
      if (old.name !== name) old.name = name;
      const mark = old.names.getItemOrNullObject(COPY_MARK);
      await context.sync();
      if (!mark.isNullObject) mark.delete();
    }
    const [first] = called;
    if (first !== undefined) context.workbook.worksheets.getItem(first.sheet.id).activate();
    await context.sync();
  });
}

/** The new sheets' tabs stand where the old ones' did; those are hidden, and count for nothing. */
function putInPlace(
  run: BatchRun,
  called: readonly Called[],
  sheets: readonly WrittenSheet[],
  places: readonly (WrittenSheet | null)[],
): Promise<void> {
  return run(async (context) => {
    const { worksheets } = context.workbook;
    for (const { sheet, name } of called) {
      const index = places.findIndex((place) => place?.id === sheet.id);
      const old = worksheets.getItem(sheet.id);
      old.load("position");
      await context.sync();
      const fresh = sheets[index];
      if (fresh !== undefined) worksheets.getItem(fresh.id).position = old.position;
      old.names.add(COPY_MARK, markOf(name));
      old.visibility = "Hidden";
    }
    const [first] = sheets;
    if (first !== undefined) worksheets.getItem(first.id).activate();
    await context.sync();
  });
}
