import {
  addressOf,
  formulaAt,
  span,
  type CellPlace,
  type SheetCells,
} from "../../tournament/sheetCells";
import type { BatchRun } from "../batchRun";
import { cellFormula } from "../cellFormula";
import { parsed, type SheetRead } from "../sheetRead";
import type { WrittenSheet } from "../writeSheets";
import { movedFormula } from "./moved";
import type { Move } from "./moveOf";

/** A sheet set aside, and the name that it had. */
export interface Called {
  readonly sheet: WrittenSheet;
  readonly name: string;
}

/** A formula of another sheet that was led to the new one. */
export interface Led extends CellPlace {
  readonly sheet: string;
  readonly before: string;
  readonly after: string;
}

interface Found {
  readonly led: Led[];
  /** Cells whose formulas cannot be followed. */
  readonly left: string[];
  /** Formulas that speak of other sheets, whichever. */
  readonly speaking: string[];
}

/** Formulas of all other sheets that speak of the old ones; these are called otherwise by now. */
export async function ledFormulas(
  run: BatchRun,
  called: readonly Called[],
  moves: ReadonlyMap<string, Move>,
  read: (name: string) => Promise<SheetRead | null>,
): Promise<Found> {
  const names = await run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/name,items/visibility");
    await context.sync();
    return worksheets.items
      .filter(({ visibility }) => visibility === "Visible")
      .map(({ name }) => name);
  });
  const known = new Set(called.flatMap(({ sheet, name }) => [sheet.name, name]));
  const asides = new Map(called.map(({ sheet, name }) => [sheet.name, name]));
  const found: Found = { led: [], left: [], speaking: [] };
  for (const sheet of names.filter((name) => !known.has(name))) {
    const cells = (await read(sheet))?.cells;
    if (cells === undefined) continue;
    for (const { place, formula: before } of speakingOf(cells)) {
      found.speaking.push(before);
      const followed = movedFormula(before, asides, moves);
      if (followed === null) continue;
      const { formula: after } = followed;
      if (after === null) found.left.push(`${sheet}!${addressOf(place)}`);
      else found.led.push({ ...place, sheet, before, after });
    }
  }
  return found;
}

/** Formulas that speak of other sheets. */
function speakingOf(cells: SheetCells) {
  const { row, column, rows, columns } = cells.area;
  return span(row, rows).flatMap((at) =>
    span(column, columns)
      .map((of) => ({ row: at, column: of }))
      .map((place) => ({ place, formula: String(formulaAt(cells, place)) }))
      .filter(({ formula }) => formula.startsWith("=") && formula.includes("!")),
  );
}

/** Where a person has typed something else since, that stays. */
export async function writeLed(
  run: BatchRun,
  led: readonly Led[],
  which: "before" | "after",
): Promise<void> {
  if (led.length === 0) return;
  const other = which === "before" ? "after" : "before";
  await run(async (context) => {
    const cells = led.map((each) => {
      const worksheet = context.workbook.worksheets.getItem(each.sheet);
      const range = worksheet.getRangeByIndexes(each.row, each.column, 1, 1);
      return { each, range: range.load("formulas") };
    });
    await context.sync();
    for (const { each, range } of cells) {
      const [[now] = []] = range.formulas as unknown[][];
      if (plain(String(now)) === plain(each[other])) range.formulas = [[each[which]]];
    }
    await context.sync();
  });
}

/** As it is printed here: Excel leaves quotation marks away that it does not need. */
function plain(formula: string): string {
  const expr = parsed(formula);
  return expr === null ? formula : cellFormula(expr).formula;
}
