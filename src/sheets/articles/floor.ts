import { text, type Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import { calendarDate } from "../../rules/day";
import type { Edition } from "../../rules/editions/edition";

/** The floor on a day: 1601 until 2006, 1401 from then on (2005). Before the first that is known: none. */
export function floorFormula(day: Expr, floors: Edition["publication"]["floors"]): Expr {
  return floors.reduce<Expr>((floor, { from, rating }) => {
    const { year, month, day: date } = calendarDate(from);
    return f`IF(${day}>=DATE(${year},${month},${date}),${rating},${floor})`;
  }, text(""));
}
