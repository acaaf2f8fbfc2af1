import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { Edition } from "../../rules/editions/edition";
import { countedAs } from "./counted";
import type { FormulaStyle } from "./style";

/** The opponent's rating among all of the event, and those before him with his own. */
interface Opponents {
  readonly own: Expr;
  readonly all: Expr;
  readonly upTo: Expr;
  /** All of them stronger by so much. */
  readonly shift?: Expr;
}

/** PD of a game of an event: 8.3.1 (2022) lifts one opponent, the first of those furthest below. */
export function expectedInEvent(
  style: FormulaStyle,
  rating: Expr,
  { own, all, upTo, shift }: Opponents,
  edition: Edition,
): Expr {
  const opponent = shift === undefined ? own : f`${own}+${shift}`;
  if (edition.limit.upgrades === "every game") return style.expected(rating, opponent);
  const isLifted = f`AND(${own}=MIN(${all}),COUNTIF(${upTo},${own})=1)`;
  return style.pd(f`${rating}-${countedAs(rating, opponent, edition, { isLifted })}`);
}
