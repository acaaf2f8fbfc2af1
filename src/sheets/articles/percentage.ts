import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";

/** p: the quotient is formed once, in hundredths, so that a half is a half: 8.1(a) (2011). */
export function percentage(score: Expr, games: Expr): Expr {
  return f`ROUND(100*${score}/${games},0)/100`;
}
