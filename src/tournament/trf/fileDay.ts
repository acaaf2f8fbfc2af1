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
