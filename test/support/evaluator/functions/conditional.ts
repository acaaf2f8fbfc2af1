import type { Argument } from "../../../../src/formula/expr";
import type { Calculation, ExcelFunction } from "../calculation";
import { finite } from "../coerce";
import { criterionOf } from "../criterion";
import { isError, NO_DIVISION, NotKnown, type ExcelError, type Grid, type Scalar } from "../value";
import { grid, single } from "./operand";

/** Values of cells, where cells at the same places fit. */
function chosen(
  from: Grid,
  conditions: readonly Argument[],
  calculation: Calculation,
): Scalar[] | ExcelError {
  const tests: ((row: number, column: number) => boolean)[] = [];
  for (let index = 0; index < conditions.length; index += 2) {
    const cells = grid(conditions[index], calculation);
    if (isError(cells)) return cells;
    if (cells.rows !== from.rows || cells.columns !== from.columns) {
      throw new NotKnown("conditions of other sizes");
    }
    const fits = criterionOf(single(conditions[index + 1], calculation));
    tests.push((row, column) => fits(cells.at(row, column)));
  }
  const values: Scalar[] = [];
  for (const row of rowsToTry(from, conditions, calculation)) {
    for (let column = 0; column < from.columns; column += 1) {
      if (fitsAll(tests, row, column)) values.push(from.at(row, column));
    }
  }
  return values;
}

/** Of a whole number that is sought first only the rows that hold it. */
function rowsToTry(
  from: Grid,
  conditions: readonly Argument[],
  calculation: Calculation,
): Iterable<number> {
  const cells = grid(conditions[0], calculation);
  const sought = single(conditions[1], calculation);
  const isWhole = typeof sought === "number" && Number.isInteger(sought);
  const rows = isWhole && !isError(cells) ? cells.rowsWith?.(sought) : undefined;
  return rows ?? Array.from({ length: from.rows }, (_, row) => row);
}

function fitsAll(
  tests: readonly ((row: number, column: number) => boolean)[],
  row: number,
  column: number,
): boolean {
  for (const fits of tests) if (!fits(row, column)) return false;
  return true;
}

const COUNTIFS: ExcelFunction = (args, calculation) => {
  const first = grid(args[0], calculation);
  if (isError(first)) return first;
  const values = chosen(first, args, calculation);
  return isError(values as Scalar) ? (values as Scalar) : (values as Scalar[]).length;
};

/** Of the cells that fit, the numbers; an error among them is the result. */
function ofAllChosen(make: (numbers: readonly number[]) => Scalar): ExcelFunction {
  return ([from, ...conditions], calculation) => {
    const cells = grid(from, calculation);
    if (isError(cells)) return cells;
    const values = chosen(cells, conditions, calculation);
    if (!Array.isArray(values)) return values;
    const error = values.find(isError);
    return error ?? make(values.filter((value) => typeof value === "number"));
  };
}

/** With one condition, and the cells that count behind it. */
function ofChosen(make: (numbers: readonly number[]) => Scalar): ExcelFunction {
  return ([range = null, criterion = null, from = range], calculation) =>
    ofAllChosen(make)([from, range, criterion], calculation);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

const total = (numbers: readonly number[]) => finite(sum(numbers));

const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? NO_DIVISION : finite(sum(numbers) / numbers.length);

export const CONDITIONAL: Readonly<Record<string, ExcelFunction>> = {
  COUNTIF: COUNTIFS,
  COUNTIFS,
  SUMIF: ofChosen(total),
  SUMIFS: ofAllChosen(total),
  MINIFS: ofAllChosen((numbers) => (numbers.length === 0 ? 0 : Math.min(...numbers))),
  MAXIFS: ofAllChosen((numbers) => (numbers.length === 0 ? 0 : Math.max(...numbers))),
  AVERAGEIF: ofChosen(mean),
  AVERAGEIFS: ofAllChosen(mean),
};
