import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";

/** K × n ≤ 700, in whole numbers: 8.3.3 (2022). */
export function kTimesGames(k: Expr, n: Expr, highest: number): Expr {
  return f`IF(${k}*${n}>${highest},INT(${highest}/${n}),${k})`;
}
