import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { Edition } from "../../rules/editions/edition";

/** No rating: nobody is exempt from the limit; people see it in the cells. */
export const NOBODY = 9999;

/** What is not the same for every game. */
interface Special {
  /** 8.3.1 (2022): only one of the opponents below is lifted; whether it is this one. */
  readonly isLifted?: Expr;
  /** u is a text, and greater than every number: an unrated player has no limit either. */
  readonly canBeUnrated?: boolean;
}

/**
 * An opponent beyond the limit counts as one at it: 10.55 (2005), 8.54 (2011); from 2650 on the
 * difference counts in all cases: 8.3.1 (2025).
 */
export function countedAs(
  own: Expr,
  opponent: Expr,
  { limit }: Edition,
  { isLifted, canBeUnrated = false }: Special = {},
): Expr {
  const lowered = f`MIN(${opponent},${own}+${limit.points})`;
  const lowest = f`${own}-${limit.points}`;
  /** Only of an opponent below it is asked whether he is lifted. */
  const limited =
    isLifted === undefined
      ? f`MAX(${lowered},${lowest})`
      : f`IF(${opponent}<${lowest},IF(${isLifted},${lowest},${opponent}),${lowered})`;
  const from = Math.min(limit.exemptFrom, NOBODY);
  const hasExempt = canBeUnrated || from < NOBODY;
  return hasExempt ? f`IF(${own}>=${from},${opponent},${limited})` : limited;
}
