import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { Edition } from "../../rules/editions/edition";
import { ifNumber } from "./ifNumber";

/** Years are smaller numbers than days. */
const LAST_YEAR = 9_999;

/** The year in which somebody was born, of whom a cell has the day or the year alone. */
export function yearOfBirth(birth: Expr): Expr {
  return f`IF(${birth}>${LAST_YEAR},YEAR(${birth}),INT(${birth}))`;
}

/**
 * The age that the junior rule asks for: 8.56 (2014) by the birthday, later by the calendar year. Of
 * a year alone nobody knows the birthday: it is taken for past, as whoever may be of age is no
 * junior. Nothing where no birth is known, or one that cannot be.
 */
export function ageOn(birth: Expr, day: Expr, { age }: Edition): Expr {
  const years = f`YEAR(${day})-${yearOfBirth(birth)}`;
  const full = f`${years}-${birthdayToCome(birth, day)}`;
  const of = age === "calendar years" ? years : full;
  return ifNumber(birth, f`IF(${of}>0,${of},"")`);
}

function birthdayToCome(birth: Expr, day: Expr): Expr {
  const birthday = f`DATE(YEAR(${day}),MONTH(${birth}),DAY(${birth}))`;
  return f`IF(${birth}>${LAST_YEAR},IF(${birthday}>${day},1,0),0)`;
}
