import type { NamedCells } from "../../desk/selectedCells";
import { COPY_MARK } from "../../sheets/sheetKind";
import {
  cellsOfParts,
  type PartRead,
  type PartsOfSheet,
  type SheetByNames,
  type SheetPart,
} from "../../sheets/sheetPart";
import type { CellValue } from "../../tournament/sheetCells";
import { askNames } from "./readNames";
import { sheetWindow } from "./selectedArea";

/**
 * The sheets on which something has a name, in the order of their tabs. A copy counts for nothing: what it
 * shows stands on the sheet that was copied.
 */
export async function readNamed(context: Excel.RequestContext): Promise<SheetByNames[]> {
  const { worksheets } = context.workbook;
  worksheets.load("items/name");
  await context.sync();
  const asked = worksheets.items.map((sheet) => ({ sheet, names: askNames(sheet) }));
  await context.sync();
  const all = asked.map(({ sheet, names }) => ({ sheet: sheet.name, names: names() }));
  return all.filter(({ names }) => names.own.size > 0 && names.constants?.has(COPY_MARK) !== true);
}

/** A sheet as it was before another was made in its place. */
export interface RenewedSheet extends SheetByNames {
  /** The name of the sheet that stands in its place. */
  readonly successor: string;
}

/** Hidden sheets that were set aside, in the order of their tabs. */
export async function readRenewed(context: Excel.RequestContext): Promise<RenewedSheet[]> {
  const { worksheets } = context.workbook;
  worksheets.load("items/name,items/visibility");
  await context.sync();
  const hidden = worksheets.items.filter(({ visibility }) => visibility !== "Visible");
  const asked = hidden.map((sheet) => ({ sheet, names: askNames(sheet) }));
  await context.sync();
  return asked.flatMap(({ sheet, names: all }) => {
    const names = all();
    const successor = names.constants?.get(COPY_MARK);
    return typeof successor === "string" ? [{ sheet: sheet.name, names, successor }] : [];
  });
}

/** Everything on sheets; those that are not there, or empty, are left out. */
export async function readSheets(
  context: Excel.RequestContext,
  wanted: readonly string[],
): Promise<NamedCells[]> {
  const asked = wanted.map((name) => context.workbook.worksheets.getItemOrNullObject(name));
  for (const sheet of asked) sheet.load("name");
  await context.sync();
  const there = asked.filter((sheet) => !sheet.isNullObject);
  const used = there.map((sheet) => ({
    sheet,
    names: askNames(sheet),
    range: sheet.getUsedRangeOrNullObject(true).load("rowIndex,columnIndex,rowCount,columnCount"),
  }));
  await context.sync();
  const parts = used.flatMap(({ sheet: { name: sheet }, names, range }): PartsOfSheet[] => {
    if (range.isNullObject) return [];
    const { rowIndex: row, columnIndex: column, rowCount: rows, columnCount: columns } = range;
    const area = sheetWindow({ row, column, rows, columns });
    return [{ sheet, names: names(), parts: [{ area, isWhole: true }] }];
  });
  return readParts(context, parts);
}

/** Of each sheet its parts, many sheets at once: a question of its own takes longer than its answer. */
export async function readParts(
  context: Excel.RequestContext,
  wanted: readonly PartsOfSheet[],
): Promise<NamedCells[]> {
  const found = wanted.map((sheet) => ({ sheet, read: [] as PartRead[] }));
  const asked = found.flatMap(({ sheet, read }) =>
    sheet.parts.flatMap(slices).map((part) => ({ sheet: sheet.sheet, part, read })),
  );
  for (const together of batches(asked)) {
    const ranges = together.map(({ sheet, part: { area, isWhole } }) => {
      const worksheet = context.workbook.worksheets.getItem(sheet);
      const range = worksheet.getRangeByIndexes(area.row, area.column, area.rows, area.columns);
      return range.load(isWhole ? "values,numberFormat,formulas" : "values");
    });
    await context.sync();
    for (const [index, { part, read }] of together.entries()) {
      const range = ranges[index];
      if (range !== undefined) read.push(partRead(range, part));
    }
  }
  return found.map(({ sheet: { sheet, names }, read }) => {
    const cells = cellsOfParts(read);
    return { sheet, names, selected: cells.area, asked: cells.area, cells };
  });
}

function partRead(range: Excel.Range, { area, isWhole }: SheetPart): PartRead {
  const values = range.values as CellValue[][];
  if (!isWhole) return { area, values };
  return {
    ...{ area, values },
    formats: range.numberFormat as string[][],
    formulas: range.formulas as CellValue[][],
  };
}

/** Excel on the web answers with 5 MB at most: of whole cells so many, of their values alone more. */
const MOST_AT_ONCE = 30_000;
const VALUES_A_CELL = 4;
/** More questions than these are long in themselves. */
const MOST_PARTS = 200;

function weightOf({ area: { rows, columns }, isWhole }: SheetPart): number {
  return (rows * columns) / (isWhole ? 1 : VALUES_A_CELL);
}

/** A part too large for one answer. */
function slices(part: SheetPart): readonly SheetPart[] {
  const { area } = part;
  const rows = Math.max(1, Math.floor((area.rows * MOST_AT_ONCE) / weightOf(part)));
  if (rows >= area.rows) return [part];
  return Array.from({ length: Math.ceil(area.rows / rows) }, (_, index) => ({
    ...part,
    area: {
      ...area,
      row: area.row + index * rows,
      rows: Math.min(rows, area.rows - index * rows),
    },
  }));
}

function batches<T extends { readonly part: SheetPart }>(asked: readonly T[]): readonly T[][] {
  const all: T[][] = [];
  let weight = Infinity;
  for (const each of asked) {
    const own = weightOf(each.part);
    const last = all.at(-1);
    if (last === undefined || weight + own > MOST_AT_ONCE || last.length >= MOST_PARTS) {
      all.push([each]);
      weight = own;
    } else {
      last.push(each);
      weight += own;
    }
  }
  return all;
}
