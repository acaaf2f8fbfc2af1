import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";

/** 12.1 (2014), 14.1 (2005): "a good approximation". */
export function logistic(difference: Expr): Expr {
  return f`1/(1+10^(-${difference}/400))`;
}
