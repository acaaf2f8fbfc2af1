import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { Edition } from "../../rules/editions/edition";
import { monthsOfPeriod } from "../../rules/ratingPeriod";

/** The list in force on a day, the first of its period: 9.11 (2005), 7.11 (2011). */
export function listInForce(day: Expr, edition: Edition): Expr {
  const months = monthsOfPeriod(edition);
  if (months === 1) return f`DATE(YEAR(${day}),MONTH(${day}),1)`;
  return f`DATE(YEAR(${day}),INT((MONTH(${day})-1)/${months})*${months}+1,1)`;
}
