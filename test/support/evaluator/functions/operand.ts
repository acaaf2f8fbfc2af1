import type { Argument } from "../../../../src/formula/expr";
import type { Calculation } from "../calculation";
import { cellsOf } from "../referred";
import { toNumber } from "../coerce";
import {
  gridOf,
  isError,
  isGrid,
  NotKnown,
  valuesOf,
  type ExcelError,
  type Grid,
  type Scalar,
  type Value,
} from "../value";
import { branchOf } from "./branch";

/** An argument of a function that knows cells from other values: a reference stays one through IF. */
export function operand(arg: Argument, calculation: Calculation): Value {
  if (arg === null) return null;
  if (arg.kind === "reference") return cellsOf(arg, calculation);
  if (arg.kind === "call" && arg.name === "IF") {
    const branch = branchOf(arg.args, calculation);
    return "taken" in branch ? operand(branch.taken, calculation) : branch.value;
  }
  const value = calculation.value(arg, calculation);
  const isCell = arg.kind === "call" && arg.name === "INDEX" && !isGrid(value);
  return isCell ? gridOf([[value]]) : value;
}

/** An argument that has to be cells, or an array. */
export function grid(arg: Argument | undefined, calculation: Calculation): Grid | ExcelError {
  const value = operand(arg ?? null, calculation);
  if (isGrid(value) || isError(value)) return value;
  throw new NotKnown("a single value where a range is expected");
}

/** An argument that has to be one value; left out, it is blank. */
export function single(arg: Argument | undefined, calculation: Calculation): Scalar {
  const value = arg === undefined || arg === null ? null : calculation.value(arg, calculation);
  if (!isGrid(value)) return value;
  if (value.rows * value.columns === 1) return value.at(0, 0);
  throw new NotKnown("a range where one value is expected");
}

/** Numbers of ranges, texts and truth values in them passed over; other arguments as numbers. */
export function numbersOf(
  args: readonly Argument[],
  calculation: Calculation,
): number[] | ExcelError {
  const numbers: number[] = [];
  for (const arg of args) {
    const value = operand(arg, calculation);
    if (isGrid(value)) {
      for (const each of valuesOf(value)) {
        if (isError(each)) return each;
        if (typeof each === "number") numbers.push(each);
      }
    } else {
      const number = toNumber(value);
      if (isError(number)) return number;
      numbers.push(number);
    }
  }
  return numbers;
}
