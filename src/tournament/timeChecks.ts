import type { Edition } from "../rules/editions/edition";
import { eventRules } from "../rules/editions/eventRules";
import { eventLength, roundsPerDay, type Measured } from "../rules/eventLimits";
import { greatest } from "../rules/greatest";
import { isTimeControlRated, minimumTime } from "../rules/timeControl";
import type { Day, Rating } from "../rules/units";
import type { TimeControl } from "./trf/timeControlText";

/** Articles 1, 3 and 4, and the values that explain them. */
export interface TimeCheckValues {
  /** needed: null where the pace has bounds instead (rapid and blitz). */
  readonly timeControl: {
    readonly minutes: number;
    readonly needed: number | null;
    readonly highest: Rating | null;
  };
  readonly roundsPerDay: Measured;
  readonly duration: Measured;
}

export type TimeCheckKey = keyof TimeCheckValues;

export interface TimeCheck<K extends TimeCheckKey = TimeCheckKey> {
  readonly key: K;
  readonly article: string;
  readonly passes: boolean;
  readonly values: TimeCheckValues[K];
}

/** When an event was played, and how fast, as far as it is known. */
export interface EventTimes {
  readonly startDate: Day | null;
  readonly endDate: Day | null;
  readonly roundDays: readonly Day[];
  readonly timeControl: TimeControl | null;
}

export function timeChecks(
  { startDate, endDate, roundDays, timeControl }: EventTimes,
  ratings: readonly (Rating | null)[],
  edition: Edition,
): TimeCheck[] {
  const { articles } = eventRules(edition);
  const checks: TimeCheck[] = [];
  if (timeControl !== null) checks.push(timeControlCheck(timeControl, ratings, edition));
  const rounds = roundsPerDay(roundDays, edition);
  if (rounds !== null) checks.push(measured("roundsPerDay", articles.roundsPerDay, rounds));
  const length =
    startDate === null || endDate === null ? null : eventLength(startDate, endDate, edition);
  if (length !== null) checks.push(measured("duration", articles.duration, length));
  return checks;
}

function measured(
  key: "roundsPerDay" | "duration",
  article: string,
  values: Measured,
): TimeCheck<typeof key> {
  return { key, article, passes: values.is <= values.allowed, values };
}

/** 1.1: for 60 moves, by the highest rating of the event. */
function timeControlCheck(
  { minutes, increment }: TimeControl,
  ratings: readonly (Rating | null)[],
  edition: Edition,
): TimeCheck<"timeControl"> {
  const known = ratings.filter((rating) => rating !== null);
  const highest = known.length === 0 ? null : greatest(known);
  const needed = minimumTime(highest, edition);
  return {
    key: "timeControl",
    article: edition.articles.time,
    passes: isTimeControlRated(minutes, increment, highest, edition),
    values: {
      minutes: minutes + increment,
      needed: typeof needed === "number" ? needed : null,
      highest,
    },
  };
}
