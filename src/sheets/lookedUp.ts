import type { Argument, Expr } from "../formula/expr";
import type { Reference } from "../formula/reference";
import { f } from "../formula/template";

/**
 * What stands in another table's line, found by the number that both lines have: a sort of either table
 * changes nothing, whether the program shifts references to other sheets with a line or leaves them.
 * Values and numbers are whole columns that do not move with the line.
 */
export function lookedUp(values: Reference, numbers: Reference, number: Expr): Expr {
  return f`INDEX(${values},MATCH(${number},${numbers},0))`;
}

/** A look-up by its parts. */
export interface LookUp {
  readonly values: Reference;
  readonly numbers: Reference;
  readonly number: Expr;
}

/** What a formula looks up; null: it is no look-up. */
export function lookUpOf(expr: Expr | null): LookUp | null {
  const [values = null, match = null] = argsOf(expr, "INDEX");
  const [number = null, numbers = null] = argsOf(match, "MATCH");
  if (values?.kind !== "reference" || numbers?.kind !== "reference" || number === null) return null;
  return { values, numbers, number };
}

function argsOf(expr: Expr | null, name: string): readonly Argument[] {
  return expr?.kind === "call" && expr.name === name ? expr.args : [];
}
