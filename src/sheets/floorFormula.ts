import { calendarDate } from "../rules/day";
import type { Edition } from "../rules/editions/edition";

/** The floor on a day: 1601 until 2006, 1401 from then on (2005). */
export function floorFormula(day: string, floors: Edition["publication"]["floors"]): string {
  const [first, ...later] = floors;
  return later.reduce(
    (floor, { from, rating }) => {
      const { year, month, day: date } = calendarDate(from);
      return `IF(${day}>=DATE(${year},${month},${date}),${rating},${floor})`;
    },
    String(first?.rating ?? 0),
  );
}
