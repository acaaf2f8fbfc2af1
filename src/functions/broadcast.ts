import { sizeOf, type Argument } from "./cell";
import type { Outcome } from "./outcome";
import { EMPTY, isFault, Problem } from "./fault";
import type { EachParameter, Parameter } from "./parameters";

/** The cells of an argument, read: one that stretches, or a grid. */
interface Column {
  readonly rows: number;
  readonly columns: number;
  readonly values: readonly unknown[];
}

export function readColumn(parameter: Parameter<unknown>, argument: Argument): Column {
  if (parameter.role === "whole") return single(parameter.read(argument));
  if (argument === null) return single(parameter.omitted);
  return { ...sizeOf(argument), values: readCells(parameter, argument) };
}

function single(value: unknown): Column {
  return { rows: 1, columns: 1, values: [value] };
}

/**
 * Of 100,000 rows most of the time goes into making lists and clearing them away: each list is made as
 * long as it will be, none is grown.
 */
function readCells(parameter: EachParameter<unknown>, argument: NonNullable<Argument>): unknown[] {
  const { rows, columns } = sizeOf(argument);
  const values = new Array<unknown>(rows * columns);
  let next = 0;
  for (const row of argument) for (const cell of row) values[next++] = parameter.read(cell);
  return values;
}

/** A whole column of 1,048,576 cells is more than anybody fills: Excel would wait for each of them. */
const MOST_CELLS = 1_000_000;

const NO_PARTNER = new Problem("noPartner", {});

/** 1×1 stretches, a row and a column make a grid, cells without a partner are #N/A. */
export function broadcast(
  columns: readonly Column[],
  compute: (values: readonly unknown[]) => Outcome,
): Outcome[][] {
  const height = Math.max(...columns.map((column) => column.rows));
  const width = Math.max(...columns.map((column) => column.columns));
  if (height * width > MOST_CELLS) {
    const size = { rows: height, columns: width };
    return [[new Problem("tooManyCells", { size, most: MOST_CELLS })]];
  }
  const values = columns.map((column) => column.values[0]);
  const asked = [...columns.entries()].filter(([, column]) => !isSettled(column));
  const cell = (row: number, column: number) => fill(values, asked, row, column) ?? compute(values);
  const result = new Array<Outcome[]>(height);
  for (let row = 0; row < height; row += 1) {
    result[row] = width === 1 ? [cell(row, 0)] : lineOf(width, row, cell);
  }
  return result;
}

/** What one cell of the result is made of, or what it shows instead. */
export function valuesAt(
  columns: readonly Column[],
  row: number,
  column: number,
): readonly unknown[] | Outcome {
  const values = columns.map(() => null);
  return fill(values, [...columns.entries()], row, column) ?? values;
}

/** One value for all cells, and nothing wrong with it. */
function isSettled({ rows, columns, values: [value] }: Column): boolean {
  return rows === 1 && columns === 1 && value !== EMPTY && !isFault(value);
}

function lineOf(
  width: number,
  row: number,
  cell: (row: number, column: number) => Outcome,
): Outcome[] {
  const line = new Array<Outcome>(width);
  for (let column = 0; column < width; column += 1) line[column] = cell(row, column);
  return line;
}

/** Gathers the values of one cell; the first fault or empty text among them is the cell's. */
function fill(
  values: unknown[],
  columns: readonly (readonly [index: number, column: Column])[],
  row: number,
  column: number,
) {
  for (let asked = 0; asked < columns.length; asked += 1) {
    const [index, source] = columns[asked] as readonly [number, Column];
    const sourceRow = source.rows === 1 ? 0 : row;
    const sourceColumn = source.columns === 1 ? 0 : column;
    if (sourceRow >= source.rows || sourceColumn >= source.columns) return NO_PARTNER;
    const value = source.values[sourceRow * source.columns + sourceColumn];
    /** Most cells are numbers: nothing else has to be asked of them. */
    if (typeof value !== "number") {
      if (value === EMPTY) return "";
      if (isFault(value)) return value;
    }
    values[index] = value;
  }
  return null;
}
