import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";

/** More than any noise of a mean, less than its distance from a half. */
const DECIMALS = 6;

/** To a whole number, the half up as a person sees it. */
export function rounded(value: Expr): Expr {
  return f`ROUND(ROUND(${value},${DECIMALS}),0)`;
}
