import type { Edition } from "./editions/edition";
import type { Day } from "./units";

/** What an event has, and what it may have. */
export interface Measured {
  readonly is: number;
  readonly allowed: number;
}

/** 3.1 (2005): the most rounds on one day; null where nothing limits them, or no days are known. */
export function roundsPerDay(days: readonly Day[], { limits }: Edition): Measured | null {
  if (limits.roundsPerDay === null || days.length === 0) return null;
  const counts = new Map<Day, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return { is: Math.max(...counts.values()), allowed: limits.roundsPerDay };
}

/** 4.1 (2005): the days of an event; null where nothing limits them. */
export function eventLength(start: Day, end: Day, { limits }: Edition): Measured | null {
  if (limits.days === null) return null;
  return { is: Math.floor(end) - Math.floor(start) + 1, allowed: limits.days };
}
