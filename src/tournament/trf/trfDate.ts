import { calendarDate, dayOf } from "../../rules/day";
import type { Day } from "../../rules/units";

const YEAR_FIRST = /^(\d{4})[./-]\s*(\d{1,2})[./-]\s*(\d{1,2})\.?$/;
const YEAR_LAST = /^(\d{1,2})[./-]\s*(\d{1,2})[./-]\s*(\d{4})$/;
/** Dates of rounds have two digits of the year. */
const SHORT = /^(\d{2})[./-](\d{1,2})[./-](\d{1,2})$/;
const CENTURY = 2000;

/** 2010/09/24, 24/09/2010, 28. 07. 2005; null: no day. */
export function dayOfTrf(text: string): Day | null {
  const date = text.trim();
  const [, year, month, day] = YEAR_FIRST.exec(date) ?? [];
  if (year !== undefined) return realDay(Number(year), Number(month), Number(day));
  const [, first, second, last] = YEAR_LAST.exec(date) ?? [];
  return last === undefined ? null : realDay(Number(last), Number(second), Number(first));
}

/** Of a round also 10/09/24: elsewhere nobody could tell the year from the day. */
export function dayOfRound(text: string): Day | null {
  const [, year, month, day] = SHORT.exec(text.trim()) ?? [];
  return year === undefined
    ? dayOfTrf(text)
    : realDay(CENTURY + Number(year), Number(month), Number(day));
}

/** The 31st of February is none. */
function realDay(year: number, month: number, day: number): Day | null {
  const found = dayOf(year, month, day);
  const is = calendarDate(found);
  return is.year === year && is.month === month && is.day === day ? found : null;
}

/** YYYY/MM/DD */
export function trfDate(day: Day): string {
  const { year, month, day: date } = calendarDate(day);
  return `${year}/${twoDigits(month)}/${twoDigits(date)}`;
}

/** YY/MM/DD, as the dates of the rounds are written. */
export function shortTrfDate(day: Day): string {
  return trfDate(day).slice(2);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
