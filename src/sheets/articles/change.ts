import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";

/** K × (W − We), two decimals as it is reported: 8.56 (2011). */
export function change(k: Expr, difference: Expr): Expr {
  return f`ROUND(${k}*${difference},2)`;
}

/** Rn: the change rounded once, a half away from zero (8.56, 2011). */
export function newRating(rating: Expr, points: Expr): Expr {
  return f`ROUND(${rating}+ROUND(${points},0),0)`;
}
