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
  for (let row = 0; row < from.rows; row += 1) {
    for (let column = 0; column < from.columns; column += 1) {
      if (tests.every((fits) => fits(row, column))) values.push(from.at(row, column));
    }
  }
  return values;
}

const COUNTIFS: ExcelFunction = (args, calculation) => {
  const first = grid(args[0], calculation);
  if (isError(first)) return first;
  const values = chosen(first, args, calculation);
  return isError(values as Scalar) ? (values as Scalar) : (values as Scalar[]).length;
};

/** Of the cells that fit, the numbers; an error among them is the result. */
function ofChosen(make: (numbers: readonly number[]) => Scalar): ExcelFunction {
  return ([range = null, criterion = null, from = range], calculation) => {
    const cells = grid(from, calculation);
    if (isError(cells)) return cells;
    const values = chosen(cells, [range, criterion], calculation);
    if (!Array.isArray(values)) return values;
    const error = values.find(isError);
    return error ?? make(values.filter((value) => typeof value === "number"));
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

export const CONDITIONAL: Readonly<Record<string, ExcelFunction>> = {
  COUNTIF: COUNTIFS,
  COUNTIFS,
  SUMIF: ofChosen((numbers) => finite(sum(numbers))),
  AVERAGEIF: ofChosen((numbers) =>
    numbers.length === 0 ? NO_DIVISION : finite(sum(numbers) / numbers.length),
  ),
};
