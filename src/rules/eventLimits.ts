import { monthsLater } from "./day";
import type { Edition } from "./editions/edition";
import { greatest } from "./greatest";
import type { Day } from "./units";

/** What an event has, and what it may have. */
export interface Measured {
  readonly is: number;
  readonly allowed: number;
}

/** The most rounds on one of these days. */
export function mostOnADay(days: readonly Day[]): number {
  const counts = new Map<Day, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return greatest(counts.values(), 0);
}

/** 3.1 (2005): rounds on one day; null where nothing limits them, or none is known. */
export function roundsPerDay(rounds: number, edition: Edition): Measured | null {
  const { roundsPerDay: allowed } = edition.event;
  return allowed === null || rounds === 0 ? null : { is: rounds, allowed };
}

/** Hours of play, and what they come from. */
export interface HoursOfADay extends Measured {
  readonly rounds: number;
  /** Of each player, for 60 moves. */
  readonly minutes: number;
  /** The text by which they are counted, where it is another edition's. */
  readonly by: string | null;
}

/**
 * 3.1: hours of play on one day. 2014 counts games of 60 moves; the earlier editions, which only
 * say 12 hours, are read the same way.
 */
export function hoursPerDay(
  rounds: number,
  /** Of each player, for 60 moves. */
  minutes: number,
  edition: Edition,
): HoursOfADay | null {
  const { hoursPerDay: allowed, articles } = edition.event;
  if (allowed === null || rounds === 0) return null;
  const is = (rounds * 2 * minutes) / 60;
  return { is, allowed, rounds, minutes, by: articles.hoursBy };
}

/** 4.1 (2005): the days of an event; null where nothing limits them. */
export function eventLength(start: Day, end: Day, edition: Edition): Measured | null {
  const { days: allowed } = edition.event;
  if (allowed === null) return null;
  return { is: Math.floor(end) - Math.floor(start) + 1, allowed };
}

/**
 * 4.13 (2014): an event longer than that owes results every month: by these days, each a month
 * after the one before. The last of them is the report itself.
 */
export function interimResults(start: Day, end: Day, edition: Edition): readonly Day[] {
  const length = eventLength(start, end, edition);
  if (edition.event.articles.interim === null || length === null) return [];
  if (length.is <= length.allowed) return [];
  const days: Day[] = [];
  for (let month = 1; monthsLater(start, month) < Math.floor(end); month += 1) {
    days.push(monthsLater(start, month));
  }
  return days;
}
