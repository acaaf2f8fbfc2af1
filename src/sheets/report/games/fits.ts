import type { Expr } from "../../../formula/expr";
import { f } from "../../../formula/template";

/** What stands beside a game whose two scores are no point together. */
export const MISFIT = "≠";

/** A game stands with both players: told beside both scores where they do not fit. */
export function misfitOf(score: Expr, other: Expr): Expr {
  const isPoint = f`IF(${score}+${other}=1,"",${MISFIT})`;
  /** Of a game taken out both scores are blank, or + and -. */
  return f`IF(COUNT(${score},${other})=0,"",IF(COUNT(${score},${other})=2,${isPoint},${MISFIT}))`;
}
