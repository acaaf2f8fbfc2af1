import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import { ifNumber } from "./ifNumber";

/** What the opponent has where a cell holds a player's points of so many games: + is - there. */
export function mirrored(score: Expr, games: number): Expr {
  const sign = f`IF(${score}="+","-",IF(${score}="-","+",${score}&""))`;
  return ifNumber(score, f`${games}-${score}`, sign);
}
