import type { Expr } from "../../src/formula/expr";
import { print } from "../../src/formula/print";
import { cellAt, type Reference } from "../../src/formula/reference";
import { PlannedWorkbook } from "./evaluator/plannedWorkbook";

type Shown = number | string | boolean | null | undefined;

/** What a formula makes of values; it is handed their cells. */
export function calculated(
  values: readonly (number | string)[],
  formula: (...cells: readonly Reference[]) => Expr,
): Shown {
  const book = new PlannedWorkbook();
  const cells = values.map((_, column) => cellAt(0, column));
  book.write("Sheet1", "A1", [[...values, `=${print(formula(...cells))}`]]);
  const last = print(cellAt(0, values.length));
  return book.read("Sheet1", last).values[0]?.[0];
}
