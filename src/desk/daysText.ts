import type { HeadTexts } from "../i18n/head";
import { calendarDate } from "../rules/day";
import type { Day } from "../rules/units";
import type { EventDays } from "../tournament/dates/eventDates";

/** What writes days as sheets have them. */
type DayWords = Pick<HeadTexts, "days">;

/** With the month as a word, so that nobody takes the day for the month: 10 April 2025. */
export function dayText(day: Day, { days }: DayWords): string {
  const date = calendarDate(day);
  return days(date, date);
}

/** 10–12 April 2025; of one that is not known, the other alone. */
export function daysText({ start, end }: EventDays, { days }: DayWords): string {
  const [first, last] = [start ?? end, end ?? start];
  return first === null || last === null ? "" : days(calendarDate(first), calendarDate(last));
}
