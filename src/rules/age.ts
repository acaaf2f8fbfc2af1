import type { CalendarDate } from "./day";
import type { Edition } from "./editions/edition";

/** The age the junior rule asks for: 8.56 (2014) by the birthday, later by the calendar year. */
export function age(birth: CalendarDate, on: CalendarDate, edition: Edition): number {
  const years = on.year - birth.year;
  if (edition.age === "calendar years") return years;
  const birthdayToCome = on.month < birth.month || (on.month === birth.month && on.day < birth.day);
  return birthdayToCome ? years - 1 : years;
}
