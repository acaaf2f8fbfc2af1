import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import { ifNumber } from "./ifNumber";

/** Whether a cell holds a rating: a blank one, u and 0 are none. */
export function isRated(rating: Expr): Expr {
  return ifNumber(rating, f`${rating}>0`, f`FALSE`);
}

/**
 * A rating from elsewhere, or u: the link alone would make 0 of a blank cell. A text is greater than
 * every number, so that u stays u.
 */
export function linkedRating(rating: Expr): Expr {
  return f`IF(${rating}>0,${rating},"u")`;
}
