import type { Day } from "./units";

export interface CalendarDate {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  readonly day: number;
}

const MILLISECONDS_A_DAY = 86_400_000;
/** 1 January 1970, where JavaScript starts to count. */
const UNIX_EPOCH: Day = 25_569;

export function dayOf(year: number, month: number, day: number): Day {
  return Date.UTC(year, month - 1, day) / MILLISECONDS_A_DAY + UNIX_EPOCH;
}

/** The same day of another month, or its last where it is shorter. */
export function monthsLater(day: Day, months: number): Day {
  const { year, month, day: date } = calendarDate(day);
  const last = calendarDate(dayOf(year, month + months + 1, 0)).day;
  return dayOf(year, month + months, Math.min(date, last));
}

export function calendarDate(day: Day): CalendarDate {
  const date = new Date((Math.floor(day) - UNIX_EPOCH) * MILLISECONDS_A_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** 31 December 9999: spreadsheets know no later one. */
export const LAST_DAY: Day = 2_958_465;

/** Whether a cell's number can be a day. */
export function isDay(value: unknown): value is Day {
  return typeof value === "number" && value >= 1 && value < LAST_DAY + 1;
}
