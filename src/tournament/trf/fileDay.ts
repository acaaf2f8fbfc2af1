import { calendarDate } from "../../rules/day";
import type { Day } from "../../rules/units";
import { daysInText } from "../dates/daysInText";
import { dayOfRound, dayOfTrf } from "./trfDate";

/** Every day that a line of a file may mean: 10.09.13 has three. */
export function daysOfFile(text: string): readonly Day[] {
  const yearFirst = /^\s*\d{4}\D/.test(text) ? dayOfTrf(text) : null;
  if (yearFirst !== null) return [yearFirst];
  const [only, another] = daysInText(text);
  if (only === undefined || another !== undefined || only.isSpan) return [];
  const days = [...only.readings, ...only.rare].flatMap(({ start }) => start ?? []);
  return [...new Set(days)];
}

/** null: it may mean several days, or none. */
export function sureDay(text: string): Day | null {
  const [only = null, another] = daysOfFile(text);
  return another === undefined ? only : null;
}

const NUMBERS = /^\s*(\d{1,2})[./-](\d{1,2})[./-]\d{4}\s*$/;
const MONTHS = 12;

/**
 * The last day of a file. Of several that it may mean it is the one that is written in the order of the
 * first day, where that tells the day from the month: 26/12/2021, 03/01/2022. null: a person knows.
 */
export function lastDay(first: string, last: string): Day | null {
  const sure = sureDay(last);
  const [, ...ofFirst] = (NUMBERS.exec(first) ?? []).map(Number);
  const [, ...ofLast] = (NUMBERS.exec(last) ?? []).map(Number);
  const place = ofFirst.findIndex((number) => number > MONTHS);
  if (sure !== null || place === -1) return sure;
  return daysOfFile(last).find((day) => calendarDate(day).day === ofLast[place]) ?? null;
}

/** No event is longer. */
const NEAR = 400;

/**
 * 132 has two digits of the year, which stand first. Where programs write them otherwise (10.09.13), or the
 * event began in another year, the day is that one of the others which is next to it.
 */
export function roundDay(text: string, start: Day | null): Day | null {
  const usual = text.includes(".") ? null : dayOfRound(text);
  const isNear = (day: Day) => start === null || Math.abs(day - start) <= NEAR;
  if (usual !== null && isNear(usual)) return usual;
  const days = daysOfFile(text);
  const near = days.length === 1 ? days : start === null ? [] : days.filter(isNear);
  return near.length === 1 ? (near[0] ?? null) : null;
}
