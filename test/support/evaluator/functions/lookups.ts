import type { ExcelFunction } from "../calculation";
import { toNumber } from "../coerce";
import { compare, ordered } from "../compare";
import { likeText } from "../criterion";
import {
  isError,
  NA,
  NO_REFERENCE,
  NO_VALUE,
  NotKnown,
  type ExcelError,
  type Grid,
  type Scalar,
} from "../value";
import { grid, single } from "./operand";

interface Vector {
  readonly length: number;
  readonly at: (index: number) => Scalar;
}

function vectorOf({ rows, columns, at }: Grid): Vector {
  if (rows > 1 && columns > 1) throw new NotKnown("a look-up in rows and columns");
  return rows === 1
    ? { length: columns, at: (index) => at(0, index) }
    : { length: rows, at: (index) => at(index, 0) };
}

type Known = Exclude<Scalar, ExcelError>;

/** The last value that is not above; among others than ascending ones Excel finds anything. */
const LOOKUP: ExcelFunction = ([of, within, from = within], calculation) => {
  const value = single(of, calculation);
  if (isError(value)) return value;
  const cells = grid(within, calculation);
  const results = grid(from, calculation);
  if (isError(cells)) return cells;
  if (isError(results)) return results;
  /** A text is compared with texts alone. */
  if (typeof value === "string" && areNumbers(vectorOf(cells))) return NA;
  if (typeof value !== "number") throw new NotKnown(`LOOKUP of ${JSON.stringify(value)}`);
  const found = lastNotAbove(vectorOf(cells), value);
  return found === null ? NA : vectorOf(results).at(found);
};

function areNumbers({ length, at }: Vector): boolean {
  return Array.from({ length }, (_, index) => at(index)).every((each) => typeof each === "number");
}

function lastNotAbove(vector: Vector, value: number): number | null {
  let found: number | null = null;
  let last = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < vector.length; index += 1) {
    const each = vector.at(index);
    if (typeof each !== "number") continue;
    if (each < last) throw new NotKnown("LOOKUP among values that do not ascend");
    if (ordered(each, value) <= 0) found = index;
    last = each;
  }
  return found;
}

const MATCH: ExcelFunction = ([of, within, how], calculation) => {
  const value = single(of, calculation);
  if (isError(value)) return value;
  if (how === undefined || single(how, calculation) !== 0 || value === null) {
    throw new NotKnown("MATCH of a blank value, or of one that is not exact");
  }
  const cells = grid(within, calculation);
  if (isError(cells)) return cells;
  if (typeof value === "number" && Number.isInteger(value) && cells.rowsWith !== undefined) {
    const row = cells.rowsWith(value).find((each) => typeof cells.at(each, 0) === "number");
    return row === undefined ? NA : row + 1;
  }
  const vector = vectorOf(cells);
  const isMatch = typeof value === "string" ? likeText(value) : (each: Scalar) => same(each, value);
  for (let index = 0; index < vector.length; index += 1) {
    if (isMatch(vector.at(index))) return index + 1;
  }
  return NA;
};

function same(each: Scalar, value: Known): boolean {
  return typeof each === typeof value && compare(each as Known, value) === 0;
}

const INDEX: ExcelFunction = ([of, first, second], calculation) => {
  const cells = grid(of, calculation);
  const one = toNumber(single(first, calculation));
  const other = second === undefined ? undefined : toNumber(single(second, calculation));
  if (isError(cells)) return cells;
  if (isError(one)) return one;
  if (other !== undefined && isError(other)) return other;
  const isRow = other === undefined && cells.rows === 1;
  return cellAt(
    cells,
    isRow ? 1 : Math.trunc(one),
    isRow ? Math.trunc(one) : Math.trunc(other ?? 1),
  );
};

function cellAt(cells: Grid, row: number, column: number): Scalar {
  if (row < 0 || column < 0) return NO_VALUE;
  if (row === 0 || column === 0) throw new NotKnown("INDEX of a whole row or column");
  if (row > cells.rows || column > cells.columns) return NO_REFERENCE;
  return cells.at(row - 1, column - 1);
}

export const LOOKUPS: Readonly<Record<string, ExcelFunction>> = { LOOKUP, MATCH, INDEX };
