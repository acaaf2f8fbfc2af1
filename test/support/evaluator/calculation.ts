import type { Argument, Expr } from "../../../src/formula/expr";
import type { Rows } from "../../../src/formula/reference";
import type { CellPlace } from "../../../src/tournament/sheetCells";
import type { Grid, Scalar, Value } from "./value";

/** Where a formula stands, and what it can ask for. */
export interface Calculation {
  readonly sheet: Sheet;
  readonly line: Rows;
  /** Within SUMPRODUCT, where ranges are calculated with value by value. */
  readonly isArray: boolean;
  readonly book: Book;
  readonly value: (expr: Expr, calculation: Calculation) => Value;
}

export interface Sheet {
  readonly cell: (place: CellPlace) => Scalar;
  readonly area: (first: CellPlace, last: CellPlace) => Grid;
}

interface Book {
  /** null: there is no such sheet. */
  readonly sheet: (name: string) => Sheet | null;
  /** FIDE.*, by the name behind the point; undefined is an argument left out. */
  readonly addin: (name: string, values: readonly (Value | undefined)[]) => Value;
}

/** A function of Excel: it evaluates those of its arguments that it needs. */
export type ExcelFunction = (args: readonly Argument[], calculation: Calculation) => Value;
