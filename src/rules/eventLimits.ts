import type { Edition } from "./editions/edition";
import { eventRules } from "./editions/eventRules";
import { greatest } from "./greatest";
import type { Day } from "./units";

/** What an event has, and what it may have. */
export interface Measured {
  readonly is: number;
  readonly allowed: number;
}

/** 3.1 (2005): the most rounds on one day; null where nothing limits them, or no days are known. */
export function roundsPerDay(days: readonly Day[], edition: Edition): Measured | null {
  const { roundsPerDay: allowed } = eventRules(edition);
  if (allowed === null || days.length === 0) return null;
  const counts = new Map<Day, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return { is: greatest(counts.values()), allowed };
}

/** 4.1 (2005): the days of an event; null where nothing limits them. */
export function eventLength(start: Day, end: Day, edition: Edition): Measured | null {
  const { days: allowed } = eventRules(edition);
  if (allowed === null) return null;
  return { is: Math.floor(end) - Math.floor(start) + 1, allowed };
}
