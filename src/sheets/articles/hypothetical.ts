import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { Edition } from "../../rules/editions/edition";

/** 8.2.2 (2024): an unrated player's score and games with the two draws against hypothetical opponents. */
export function withDraws(
  w: Expr,
  games: Expr,
  { firstRating }: Edition,
): { readonly w: Expr; readonly games: Expr } {
  const { opponents } = firstRating.hypothetical;
  if (opponents === 0) return { w, games };
  return { w: f`${w}+${opponents / 2}`, games: f`${games}+${opponents}` };
}

/** Ra: the sum of the opponents' ratings, with theirs, by all of them. */
export function raWithDraws(sum: Expr, games: Expr, { firstRating }: Edition): Expr {
  const { opponents, rating } = firstRating.hypothetical;
  return f`(${sum}+${opponents * rating})/(${games}+${opponents})`;
}
