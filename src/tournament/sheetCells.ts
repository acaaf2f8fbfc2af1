import { columnLetters } from "../formula/columnLetters";
import { BLANK_CELL, Cell, type CellValue } from "./cell";

export type { CellValue } from "./cell";

/** A cell of the sheet, counted from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells of the sheet. */
export interface Area extends CellPlace {
  readonly rows: number;
  readonly columns: number;
}

/** A rectangle read from a sheet, and where it stands there. */
export interface SheetCells {
  readonly area: Area;
  readonly values: readonly (readonly CellValue[])[];
  /** Formats of numbers, by which a date is known. */
  readonly formats: readonly (readonly string[])[];
  readonly formulas: readonly (readonly CellValue[])[];
}

/** A1 notation of a place counted from 0. */
export function addressOf({ row, column }: CellPlace): string {
  return `${columnLetters(column)}${row + 1}`;
}

export function addressOfArea({ row, column, rows, columns }: Area): string {
  const first = addressOf({ row, column });
  const last = addressOf({ row: row + rows - 1, column: column + columns - 1 });
  return first === last ? first : `${first}:${last}`;
}

/** A cell by its place in an area. */
type Find = (place: CellPlace) => Cell;

/** Cells that were taken from a rectangle before: readers come to most of them again and again. */
const taken = new WeakMap<SheetCells, Find>();

/** What stands at a place of the sheet, taken from it once; what lies outside is blank. */
export function cellAt(cells: SheetCells, place: CellPlace): Cell {
  let find = taken.get(cells);
  if (find === undefined) {
    find = takenOnce(cells);
    taken.set(cells, find);
  }
  return find(place);
}

function takenOnce({ area, values, formats, formulas }: SheetCells): Find {
  const known: Cell[][] = [];
  return (place) => {
    if (!contains(area, place)) return BLANK_CELL;
    const row = place.row - area.row;
    const column = place.column - area.column;
    const line = (known[row] ??= []);
    return (line[column] ??= new Cell({
      value: values[row]?.[column] ?? BLANK_CELL.value,
      format: formats[row]?.[column] ?? BLANK_CELL.format,
      formula: formulas[row]?.[column] ?? BLANK_CELL.formula,
    }));
  };
}

export function valueAt(cells: SheetCells, place: CellPlace): CellValue {
  return cellAt(cells, place).value;
}

export function formulaAt(cells: SheetCells, place: CellPlace): CellValue {
  return cellAt(cells, place).formula;
}

/** What is read of a cell's text: without the spaces around it, no-break spaces included. */
export function textAt(cells: SheetCells, place: CellPlace): string {
  return cellAt(cells, place).text;
}

export function isBlank(cells: SheetCells, place: CellPlace): boolean {
  return cellAt(cells, place).text === "";
}

/** The places from one to the next before another: rows or columns of an area. */
export function span(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

export function isOneCell({ rows, columns }: Area): boolean {
  return rows === 1 && columns === 1;
}

export function hasRow(area: Area, row: number): boolean {
  return row >= area.row && row < area.row + area.rows;
}

/** Of some columns those in which a row has something. */
export function filledIn(
  cells: SheetCells,
  row: number,
  columns: readonly number[],
): readonly number[] {
  return columns.filter((column) => !isBlank(cells, { row, column }));
}

export function contains(area: Area, { row, column }: CellPlace): boolean {
  return (
    row >= area.row &&
    row < area.row + area.rows &&
    column >= area.column &&
    column < area.column + area.columns
  );
}

export function containsArea(area: Area, { row, column, rows, columns }: Area): boolean {
  const last = { row: row + rows - 1, column: column + columns - 1 };
  return contains(area, { row, column }) && contains(area, last);
}

export function overlap(one: Area, other: Area): boolean {
  return (
    one.row < other.row + other.rows &&
    other.row < one.row + one.rows &&
    one.column < other.column + other.columns &&
    other.column < one.column + one.columns
  );
}

/** What two areas share; null: nothing. */
export function intersection(one: Area, other: Area): Area | null {
  const row = Math.max(one.row, other.row);
  const column = Math.max(one.column, other.column);
  const rows = Math.min(one.row + one.rows, other.row + other.rows) - row;
  const columns = Math.min(one.column + one.columns, other.column + other.columns) - column;
  return rows > 0 && columns > 0 ? { row, column, rows, columns } : null;
}

/** The smallest area that holds both. */
export function united(one: Area, other: Area): Area {
  const row = Math.min(one.row, other.row);
  const column = Math.min(one.column, other.column);
  return {
    row,
    column,
    rows: Math.max(one.row + one.rows, other.row + other.rows) - row,
    columns: Math.max(one.column + one.columns, other.column + other.columns) - column,
  };
}

/** The same cells with some of them read as something else, by address. */
export function withValues(cells: SheetCells, values: ReadonlyMap<string, CellValue>): SheetCells {
  if (values.size === 0) return cells;
  return withCells(cells, (cell, place) => {
    const value = values.get(addressOf(place));
    return value === undefined ? cell : cell.with({ value });
  });
}

/** The same cells seen otherwise: nothing is taken from the sheet again. */
export function withCells(
  cells: SheetCells,
  seen: (cell: Cell, place: CellPlace) => Cell,
): SheetCells {
  const known: Cell[][] = [];
  const find: Find = (place) => {
    if (!contains(cells.area, place)) return BLANK_CELL;
    const row = (known[place.row] ??= []);
    return (row[place.column] ??= seen(cellAt(cells, place), place));
  };
  const { area } = cells;
  const all = <T>(of: (cell: Cell) => T) =>
    span(area.row, area.rows).map((row) =>
      span(area.column, area.columns).map((column) => of(find({ row, column }))),
    );
  const view: SheetCells = {
    area,
    get values() {
      return all(({ value }) => value);
    },
    get formats() {
      return all(({ format }) => format);
    },
    get formulas() {
      return all(({ formula }) => formula);
    },
  };
  taken.set(view, find);
  return view;
}
