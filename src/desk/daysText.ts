import { calendarDate } from "../rules/day";
import type { Day } from "../rules/units";
import type { EventDays } from "../tournament/dates/eventDates";

/** With months as words, so that nobody takes the day for the month: 10 April 2025. */
export function daysText({ start, end }: EventDays, code: string): string {
  const format = new Intl.DateTimeFormat(code, { dateStyle: "long", timeZone: "UTC" });
  const days = start === end ? [start] : [start, end];
  return days.flatMap((day) => (day === null ? [] : [format.format(dateOf(day))])).join(" – ");
}

function dateOf(of: Day): Date {
  const { year, month, day } = calendarDate(of);
  return new Date(Date.UTC(year, month - 1, day));
}
