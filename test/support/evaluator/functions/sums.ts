import type { Argument } from "../../../../src/formula/expr";
import type { Calculation, ExcelFunction } from "../calculation";
import { finite, toNumber } from "../coerce";
import {
  isError,
  isGrid,
  NO_DIVISION,
  NO_NUMBER,
  NO_VALUE,
  NotKnown,
  valuesOf,
  type Grid,
  type Scalar,
} from "../value";
import { numbersOf, operand, single } from "./operand";

function ofNumbers(make: (numbers: readonly number[]) => Scalar): ExcelFunction {
  return (args, calculation) => {
    const numbers = numbersOf(args, calculation);
    return isError(numbers as Scalar) ? (numbers as Scalar) : make(numbers as readonly number[]);
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

const total = (numbers: readonly number[]) => finite(sum(numbers));
const average = (numbers: readonly number[]) =>
  numbers.length === 0 ? NO_DIVISION : finite(sum(numbers) / numbers.length);
const least = (numbers: readonly number[]) => (numbers.length === 0 ? 0 : Math.min(...numbers));
const most = (numbers: readonly number[]) => (numbers.length === 0 ? 0 : Math.max(...numbers));

/** How many are counted of the values in ranges, and of others. */
function counting(
  inRange: (value: Scalar) => boolean,
  otherwise: (value: Scalar) => boolean,
): ExcelFunction {
  return (args, calculation) => {
    let count = 0;
    for (const arg of args) {
      const value = operand(arg, calculation);
      const counts = isGrid(value) ? inRange : otherwise;
      for (const each of isGrid(value) ? valuesOf(value) : [value]) count += Number(counts(each));
    }
    return count;
  };
}

const SUMPRODUCT: ExcelFunction = (args, calculation) => {
  const grids: Grid[] = [];
  for (const arg of args) {
    const grid = factor(arg, { ...calculation, isArray: true });
    if (isError(grid)) return grid;
    grids.push(grid);
  }
  const [first] = grids;
  if (first === undefined) throw new NotKnown("SUMPRODUCT of nothing");
  const { rows, columns } = first;
  if (grids.some((grid) => grid.rows !== rows || grid.columns !== columns)) return NO_VALUE;
  return productsOf(grids, first);
};

function factor(arg: Argument, calculation: Calculation) {
  const value = operand(arg, calculation);
  if (isGrid(value) || isError(value)) return value;
  return { rows: 1, columns: 1, at: () => value };
}

/** What is no number counts as 0, truth values too. */
function productsOf(grids: readonly Grid[], { rows, columns }: Grid): Scalar {
  let all = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let product = 1;
      for (const grid of grids) {
        const value = grid.at(row, column);
        if (isError(value)) return value;
        product *= typeof value === "number" ? value : 0;
      }
      all += product;
    }
  }
  return finite(all);
}

/** The so-manieth of the numbers in a range, from the least on. */
const SMALL: ExcelFunction = ([range, place], calculation) => {
  const numbers = numbersOf([range ?? null], calculation);
  if (isError(numbers as Scalar)) return numbers as Scalar;
  const at = toNumber(single(place, calculation));
  if (isError(at)) return at;
  if (!Number.isInteger(at)) throw new NotKnown("SMALL of a place that is not whole");
  const sorted = [...(numbers as readonly number[])].sort((one, other) => one - other);
  return sorted[at - 1] ?? NO_NUMBER;
};

export const SUMS: Readonly<Record<string, ExcelFunction>> = {
  SUM: ofNumbers(total),
  AVERAGE: ofNumbers(average),
  MIN: ofNumbers(least),
  MAX: ofNumbers(most),
  COUNT: counting(
    (value) => typeof value === "number",
    (value) => !isError(value) && !isError(toNumber(value)),
  ),
  COUNTA: counting(
    (value) => value !== null,
    () => true,
  ),
  SMALL,
  SUMPRODUCT,
};
