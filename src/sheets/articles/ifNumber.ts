import type { Expr } from "../../formula/expr";
import { f, type Filling } from "../../formula/template";

/** Where a cell holds a number, the value, else the other; an error stays one: nothing is counted without it. */
export function ifNumber(cell: Expr, value: Filling, otherwise: Filling = ""): Expr {
  return f`IF(ISNUMBER(${cell}),${value},IF(ISERROR(${cell}),${cell},${otherwise}))`;
}

/** Whether a cell holds a number; of an error nobody knows. */
export function isNumber(cell: Expr): Expr {
  return ifNumber(cell, f`TRUE`, f`FALSE`);
}
