import { at } from "../rules/at";
import { EMPTY, isFault, Problem, type Fault } from "./fault";
import { sizeOf, toArgument, type Argument } from "./cell";
import type { EachParameter, Parameter, WholeParameter } from "./parameters";

/** What a cell of a result shows. */
type Value = number | string | boolean;
export type Outcome = Value | Fault;

/** A FIDE.* function: its arguments as data, and what it makes of them. */
export interface FunctionDefinition {
  /** Kept for ever in workbooks. */
  readonly id: string;
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly optional: boolean }[];
  /** One result over a range, or a table. */
  readonly kind: "elementwise" | "whole";
  readonly call: (values: readonly unknown[]) => Outcome[][];
}

interface Names {
  readonly name: string;
  /** Where it is not the name: ids want three characters at least. */
  readonly id?: string;
}

type Parameters<A extends readonly unknown[]> = { readonly [I in keyof A]: Parameter<A[I]> };
type WholeParameters<A extends readonly unknown[]> = {
  readonly [I in keyof A]: WholeParameter<A[I]>;
};

/** A function of single values that ranges are combined for, as Excel's operators do. */
export function elementwise<A extends readonly unknown[]>(
  definition: Names & {
    readonly parameters: Parameters<A>;
    readonly compute: (...values: A) => Outcome;
  },
): FunctionDefinition {
  const { name, id = name, compute } = definition;
  const parameters = definition.parameters as readonly Parameter<unknown>[];
  const call = (values: readonly unknown[]) => {
    const columns = parameters.map((parameter, index) =>
      readColumn(parameter, toArgument(values[index])),
    );
    return broadcast(columns, (row) => compute(...(row as unknown as A)));
  };
  return { id, name, parameters, kind: "elementwise", call };
}

/** A function of whole ranges. */
export function whole<A extends readonly unknown[]>(
  definition: Names & {
    readonly parameters: WholeParameters<A>;
    readonly compute: (...values: A) => Outcome | Outcome[][];
  },
): FunctionDefinition {
  const { name, id = name, compute } = definition;
  const parameters = definition.parameters as readonly WholeParameter<unknown>[];
  const call = (values: readonly unknown[]) => {
    const read: unknown[] = [];
    for (const [index, parameter] of parameters.entries()) {
      const value = parameter.read(toArgument(values[index]));
      if (isFault(value)) return [[value]];
      read.push(value);
    }
    const result = compute(...(read as unknown as A));
    return Array.isArray(result) ? result : [[result]];
  };
  return { id, name, parameters, kind: "whole", call };
}

/** The cells of an argument, read: one that stretches, or a grid. */
interface Column {
  readonly rows: number;
  readonly columns: number;
  readonly values: readonly unknown[];
}

function readColumn(parameter: Parameter<unknown>, argument: Argument): Column {
  if (parameter.role === "whole")
    return { rows: 1, columns: 1, values: [parameter.read(argument)] };
  if (argument === null) return { rows: 1, columns: 1, values: [parameter.omitted] };
  return { ...sizeOf(argument), values: readCells(parameter, argument) };
}

function readCells(parameter: EachParameter<unknown>, argument: NonNullable<Argument>): unknown[] {
  const values: unknown[] = [];
  for (const row of argument) for (const cell of row) values.push(parameter.read(cell));
  return values;
}

/** A whole column of 1,048,576 cells is more than anybody fills: Excel would wait for each of them. */
const MOST_CELLS = 1_000_000;

const NO_PARTNER = new Problem("noPartner", {});

/** 1×1 stretches, a row and a column make a grid, cells without a partner are #N/A. */
function broadcast(
  columns: readonly Column[],
  compute: (values: readonly unknown[]) => Outcome,
): Outcome[][] {
  const height = Math.max(...columns.map((column) => column.rows));
  const width = Math.max(...columns.map((column) => column.columns));
  if (height * width > MOST_CELLS) {
    const size = { rows: height, columns: width };
    return [[new Problem("tooManyCells", { size, most: MOST_CELLS })]];
  }
  const values: unknown[] = new Array(columns.length).fill(null);
  const result: Outcome[][] = [];
  for (let row = 0; row < height; row += 1) {
    const line: Outcome[] = [];
    for (let column = 0; column < width; column += 1) {
      line.push(fill(values, columns, row, column) ?? compute(values));
    }
    result.push(line);
  }
  return result;
}

/** Gathers the values of one cell; the first fault or empty text among them is the cell's. */
function fill(values: unknown[], columns: readonly Column[], row: number, column: number) {
  for (let index = 0; index < columns.length; index += 1) {
    const source = at(columns, index);
    const sourceRow = source.rows === 1 ? 0 : row;
    const sourceColumn = source.columns === 1 ? 0 : column;
    if (sourceRow >= source.rows || sourceColumn >= source.columns) return NO_PARTNER;
    const value = source.values[sourceRow * source.columns + sourceColumn];
    if (value === EMPTY) return "";
    if (isFault(value)) return value;
    values[index] = value;
  }
  return null;
}
