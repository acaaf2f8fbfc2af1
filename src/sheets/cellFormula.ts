import type { Expr } from "../formula/expr";
import { printer, type Printed } from "../formula/print";
import type { Rows } from "../formula/reference";
import type { Formula } from "./sheetPlan";

const NO_ROWS: Rows = {};

/** A formula of one cell. */
export function cellFormula(expr: Expr): Formula {
  return lineFormula(printer(expr), NO_ROWS);
}

/** The formula of all lines on one of them; its text is made when it is written. */
export function lineFormula(printed: Printed, rows: Rows): Formula {
  return new LineFormula(printed, rows);
}

class LineFormula implements Formula {
  constructor(
    readonly printed: Printed,
    readonly rows: Rows,
  ) {}

  get formula(): string {
    return `=${this.printed.on(this.rows)}`;
  }
}
