import { calendarDate, type CalendarDate } from "./day";
import type { Edition } from "./editions/edition";
import type { Birth } from "./kFacts";
import type { Day } from "./units";

/** The age the junior rule asks for: 8.56 (2014) by the birthday, later by the calendar year. */
export function age(birth: CalendarDate, on: CalendarDate, edition: Edition): number {
  const years = on.year - birth.year;
  if (edition.age === "calendar years") return years;
  const birthdayToCome = on.month < birth.month || (on.month === birth.month && on.day < birth.day);
  return birthdayToCome ? years - 1 : years;
}

/** The ages between which a player's lies: the same where day and birth tell it. */
export interface AgeRange {
  readonly youngest: number;
  readonly oldest: number;
}

const FIRST_DAY = { month: 1, day: 1 };
const LAST_DAY = { month: 12, day: 31 };

/**
 * The age on a day. Of a year of birth the birthday is not known; without a day the age is at least
 * that of the edition's first.
 */
export function ageRange(birth: Birth, on: Day | null, edition: Edition): AgeRange {
  const isDay = "day" in birth;
  const date = calendarDate(on ?? edition.from);
  const bornLast = isDay ? birth : { ...birth, ...LAST_DAY };
  const bornFirst = isDay ? birth : { ...birth, ...FIRST_DAY };
  return {
    youngest: age(bornLast, date, edition),
    oldest: on === null ? Infinity : age(bornFirst, date, edition),
  };
}
