import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { Edition } from "../../rules/editions/edition";

/** No rating: nobody is exempt from the limit. */
export const NOBODY = 9999;

/** An opponent beyond the limit counts as one at it: 10.55 (2005), 8.54 (2011). */
export function counted(own: Expr, opponent: Expr, edition: Edition): Expr {
  return f`MAX(${lowered(own, opponent, edition)},${own}-${edition.limit.points})`;
}

/** One above it alone: 8.3.1 (2022) lifts only one of those below. */
export function lowered(own: Expr, opponent: Expr, { limit }: Edition): Expr {
  return f`MIN(${opponent},${own}+${limit.points})`;
}

/**
 * 8.3.1 (2025): from 2650 on the difference counts in all cases. u is a text, and greater than every
 * number: an unrated player has no limit either.
 */
export function unlessExempt(own: Expr, opponent: Expr, limited: Expr, { limit }: Edition): Expr {
  const from = Math.min(limit.exemptFrom, NOBODY);
  return f`IF(${own}>=${from},${opponent},${limited})`;
}
