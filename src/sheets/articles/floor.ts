import type { Expr } from "../../formula/expr";
import { number } from "../../formula/expr";
import { f } from "../../formula/template";
import { calendarDate } from "../../rules/day";
import type { Edition } from "../../rules/editions/edition";

/** The floor on a day: 1601 until 2006, 1401 from then on (2005). */
export function floorFormula(day: Expr, floors: Edition["publication"]["floors"]): Expr {
  const [first, ...later] = floors;
  return later.reduce<Expr>(
    (floor, { from, rating }) => {
      const { year, month, day: date } = calendarDate(from);
      return f`IF(${day}>=DATE(${year},${month},${date}),${rating},${floor})`;
    },
    number(first?.rating ?? 0),
  );
}
