import type { Expr } from "../formula/expr";
import { printer } from "../formula/print";
import type { Rows } from "../formula/reference";
import { lineFormula } from "./cellFormula";
import type { Content, Look } from "./sheetPlan";

/** What a line has in a column; null: nothing. */
export type CellOf<Line> = (line: Line) => Content | null;

/** A line of a table, by the rows that formulas may name. */
export interface HasRows {
  readonly rows: Rows;
}

/** A sheet is made from an order. */
export interface Ordered {
  readonly order: unknown;
}

/** A column of a table: everything about it but its words, which the catalogues have by its key. */
export interface Column<Key extends string, Sheet extends Ordered, Line> {
  readonly key: Key;
  /** Under which people and readers find it on the sheet. */
  readonly name?: string;
  /** null: as a cell is without one. */
  readonly look: Look | null;
  /** Of a line that differs from the others. */
  readonly lookOf?: (line: Line, sheet: Sheet) => Look | null;
  /** Its heading runs over the free cells behind it, as its cells do. */
  readonly isRunningOver?: (order: Sheet["order"]) => boolean;
  /** In digits; where names come by formulas, what they need. */
  readonly width?: number | ((order: Sheet["order"]) => number);
  readonly isShown?: (order: Sheet["order"]) => boolean;
  /** Made once a sheet, for all lines. */
  readonly cells: (sheet: Sheet) => CellOf<Line>;
}

/** One formula for all lines. */
export function each(expr: Expr): CellOf<HasRows> {
  const printed = printer(expr);
  return ({ rows }) => lineFormula(printed, rows);
}

/** Some lines have another formula than the rest; each of them is made once. */
export function eachBy<Line extends HasRows>(
  kindOf: (line: Line) => string,
  formulaOf: (line: Line) => Expr,
): CellOf<Line> {
  const known = new Map<string, ReturnType<typeof printer>>();
  return (line) => {
    const kind = kindOf(line);
    let printed = known.get(kind);
    if (printed === undefined) {
      printed = printer(formulaOf(line));
      known.set(kind, printed);
    }
    return lineFormula(printed, line.rows);
  };
}
