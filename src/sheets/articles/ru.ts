import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { Edition } from "../../rules/editions/edition";
import { rounded } from "./rounded";

/** Cells of what Ru is made from. */
export interface RuParts {
  /** Rc, or Ra; from 2024 Ra with the two hypothetical opponents in it. */
  readonly average: Expr;
  readonly w: Expr;
  readonly games: Expr;
  readonly dp: Expr;
  /** Of dp in a round robin: n/(n+1), 10.25 (2005), 8.25 (2011). */
  readonly share?: Expr;
}

/**
 * A bonus for each half point above 50 %, below it Rc + dp: 10.22–10.25 (2005), 8.22–8.25 (2011);
 * from 2024 Ra + dp, 2200 at most (8.2.3). `bonus`: where the first pass has another one.
 */
export function ru(
  { average, w, games, dp, share }: RuParts,
  { firstRating }: Edition,
  bonus = firstRating.bonus,
): Expr {
  const { highest } = firstRating;
  const withDp = share === undefined ? f`${average}+${dp}` : f`${average}+${dp}*${share}`;
  const above = f`2*${w}-${games}`;
  const either =
    bonus === null ? withDp : f`IF(${above}>=0,${average}+${bonus}*${above},${withDp})`;
  return Number.isFinite(highest) ? f`MIN(${rounded(either)},${highest})` : rounded(either);
}

/** dp: from 50 % on the bonus stands instead of it, where an edition has one. */
export function dpOfRu(
  { w, games }: Pick<RuParts, "w" | "games">,
  dp: Expr,
  { firstRating }: Edition,
): Expr {
  return firstRating.bonus === null ? dp : f`IF(2*${w}<${games},${dp},"")`;
}

/** 10.25 (2005): of n opponents who all met each other. */
export function shareOfRobin(n: Expr): Expr {
  return f`${n}/(${n}+1)`;
}
