import {
  united,
  type Area,
  type CellPlace,
  type CellValue,
  type SheetCells,
} from "../tournament/sheetCells";
import type { SheetNames, SheetRead } from "./sheetRead";

/** A sheet of the workbook by its names alone: they tell what it is, and where everything on it stands. */
export interface SheetByNames {
  readonly sheet: string;
  readonly names: SheetNames;
}

/** A sheet of the workbook with its name. */
export interface NamedSheet extends SheetByNames, SheetRead {}

/** Cells that are read of a sheet. */
export interface SheetPart {
  readonly area: Area;
  /** With formulas, and formats by which days are known; values alone are far less to send. */
  readonly isWhole: boolean;
}

/** A sheet, and what of it is needed. */
export interface PartsOfSheet extends SheetByNames {
  readonly parts: readonly SheetPart[];
}

/** The row behind everything on a sheet that has a name. */
export function endOfNames({ own }: SheetNames): number {
  return Math.max(0, ...[...own.values()].map(({ row, rows }) => row + rows));
}

/** All that has a name, and what stands between. */
export function wholeOf(sheet: SheetByNames): PartsOfSheet {
  const areas = [...sheet.names.own.values()];
  const [first = { row: 0, column: 0, rows: 1, columns: 1 }, ...others] = areas;
  return { ...sheet, parts: [{ area: others.reduce(united, first), isWhole: true }] };
}

/** Parts one beside or below the other as one: each is a question to Excel. */
export function joinedParts(parts: readonly SheetPart[]): readonly SheetPart[] {
  const sorted = [...parts].sort(
    ({ area: one }, { area: other }) => one.column - other.column || one.row - other.row,
  );
  const joined: SheetPart[] = [];
  for (const part of sorted) {
    const at = joined.findIndex((each) => each.isWhole === part.isWhole && areNext(each, part));
    const before = joined[at];
    if (before === undefined) joined.push(part);
    else joined[at] = { ...before, area: united(before.area, part.area) };
  }
  return joined;
}

function areNext({ area: one }: SheetPart, { area: other }: SheetPart): boolean {
  const isBeside =
    one.row === other.row && one.rows === other.rows && other.column <= one.column + one.columns;
  const isBelow =
    one.column === other.column && one.columns === other.columns && other.row <= one.row + one.rows;
  return isBeside || isBelow;
}

/** What was read of a part. */
export interface PartRead {
  readonly area: CellPlace;
  readonly values: readonly (readonly CellValue[])[];
  readonly formats?: readonly (readonly string[])[];
  readonly formulas?: readonly (readonly CellValue[])[];
}

/** The parts in their places; all other cells are blank. */
export function cellsOfParts(parts: readonly PartRead[]): SheetCells {
  const rows = Math.max(1, ...parts.map(({ area, values }) => area.row + values.length));
  const columns = Math.max(
    1,
    ...parts.map(({ area, values }) => area.column + (values[0]?.length ?? 0)),
  );
  const blank = <T>(cell: T) =>
    Array.from({ length: rows }, () => Array.from({ length: columns }, () => cell));
  const values = blank<CellValue>("");
  const formats = blank("General");
  const formulas = blank<CellValue>("");
  for (const { area, ...read } of parts) {
    put(values, area, read.values);
    put(formats, area, read.formats ?? []);
    put(formulas, area, read.formulas ?? []);
  }
  return { area: { row: 0, column: 0, rows, columns }, values, formats, formulas };
}

function put<T>(all: T[][], { row, column }: CellPlace, part: readonly (readonly T[])[]): void {
  for (const [index, line] of part.entries())
    all[row + index]?.splice(column, line.length, ...line);
}
