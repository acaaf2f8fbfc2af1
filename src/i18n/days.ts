import type { CalendarDate } from "../rules/day";

interface DayWords {
  /** January first. */
  readonly months: readonly string[];
  readonly dayOfMonth: (day: number) => string;
}

/** Days in words, as a language writes them: 11–15 October 2025, 30 September – 2 October 2025. */
export function daysInWords({ months, dayOfMonth }: DayWords) {
  const month = (date: CalendarDate) => `${dayOfMonth(date.day)} ${months[date.month - 1] ?? ""}`;
  const whole = (date: CalendarDate) => `${month(date)} ${date.year}`;
  return (first: CalendarDate, last: CalendarDate): string => {
    if (first.year !== last.year) return `${whole(first)} – ${whole(last)}`;
    if (first.month !== last.month) return `${month(first)} – ${whole(last)}`;
    return first.day === last.day ? whole(last) : `${dayOfMonth(first.day)}–${whole(last)}`;
  };
}
