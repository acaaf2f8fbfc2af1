import type { Edition } from "./editions/edition";
import type { PartsRule } from "./editions/eventRules";
import { eventLength } from "./eventLimits";
import { periodStart } from "./ratingPeriod";
import type { Day } from "./units";

/** The rounds of an event that lie in one rating period. */
export interface EventPart {
  /** From 1. */
  readonly number: number;
  /** From 1, in their order; a round stands in one part alone, and so does every game of it. */
  readonly rounds: readonly number[];
  /** The days of the first and the last of them that was played. */
  readonly start: Day;
  readonly end: Day;
}

/** Which part of an event it is, of how many, and the first and the last day of the whole. */
export interface PartOfEvent {
  readonly number: number;
  readonly count: number;
  readonly start: Day;
  readonly end: Day;
}

/** Whether an event may be counted in parts, and by which article; null where it may not, or has only one. */
export function partsRule(start: Day, end: Day, edition: Edition): PartsRule | null {
  const { parts } = edition.event;
  if (parts === null || periodStart(start, edition) === periodStart(end, edition)) return null;
  const length = eventLength(start, end, edition);
  const isLonger = length !== null && length.is > length.allowed;
  return parts.isOfLongerAlone && !isLonger ? null : parts;
}

/**
 * 4.13 (2011), "période par période": the rounds of an event by the rating periods of its edition, two
 * months in 2011, one since 2012. A game is of the period in which its round was played.
 */
export function eventParts(dayOfRound: ReadonlyMap<number, Day>, edition: Edition): EventPart[] {
  const periods = new Map<Day, (readonly [round: number, day: Day])[]>();
  for (const [round, day] of dayOfRound) {
    const period = periodStart(day, edition);
    periods.set(period, [...(periods.get(period) ?? []), [round, day]]);
  }
  return [...periods]
    .sort(([one], [other]) => one - other)
    .map(([, rounds], index) => {
      const days = rounds.map(([, day]) => day);
      return {
        number: index + 1,
        rounds: rounds.map(([round]) => round).sort((one, other) => one - other),
        start: Math.min(...days),
        end: Math.max(...days),
      };
    });
}
