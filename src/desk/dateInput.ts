import { calendarDate, dayOf } from "../rules/day";
import type { Day } from "../rules/units";

/** As a date field holds it: 2005-07-01; empty where there is none. */
export function dateInput(day: Day | null): string {
  if (day === null) return "";
  const date = calendarDate(day);
  const parts = [String(date.year).padStart(4, "0"), ...[date.month, date.day].map(twoDigits)];
  return parts.join("-");
}

export function dayOfInput(value: string): Day | null {
  const [year, month, day] = value.split("-").map(Number);
  return year === undefined || month === undefined || day === undefined
    ? null
    : dayOf(year, month, day);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
