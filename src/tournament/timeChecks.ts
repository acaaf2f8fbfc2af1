import type { Edition } from "../rules/editions/edition";
import {
  eventLength,
  hoursPerDay,
  mostOnADay,
  roundsPerDay,
  type HoursOfADay,
  type Measured,
} from "../rules/eventLimits";
import { highestOf } from "../rules/pace";
import {
  firstControl,
  isSlowEnough,
  minimumTime,
  minutesOf,
  type TimeControl,
} from "../rules/timeControl";
import type { Day, Rating } from "../rules/units";
import type { Championship } from "./composition";
import type { TooFast } from "./kinds/tooFast";

/** Articles 1, 3 and 4, and the values that explain them. */
export interface TimeCheckValues {
  /** needed: null where the pace has bounds instead (rapid and blitz). */
  readonly timeControl: {
    readonly minutes: number;
    readonly needed: number | null;
    readonly highest: Rating | null;
    /** From 2017 the class is the game's: those that are not rated. */
    readonly leftOut: readonly TooFast[];
  };
  /** 1.3: of the first control; advice is met by any number. */
  readonly firstControl: {
    readonly moves: number;
    readonly needed: number;
    readonly isDuty: boolean;
  };
  readonly roundsPerDay: Measured & AtLeast;
  readonly hoursPerDay: HoursOfADay & AtLeast;
  readonly duration: Measured & Longer;
}

/** The days of some rounds are not known: there may be more on one. */
interface AtLeast {
  readonly isAtLeast: boolean;
}

/** What lets an event be longer, as the edition's articles; interim: what it then owes. */
interface Longer {
  readonly championship: string | null;
  readonly approved: string | null;
  readonly interim: string | null;
  /** 4.11: it is a championship. */
  readonly isChampionship: boolean;
}

export type TimeCheckKey = keyof TimeCheckValues;

export interface TimeCheck<K extends TimeCheckKey = TimeCheckKey> {
  readonly key: K;
  readonly article: string;
  readonly passes: boolean;
  readonly values: TimeCheckValues[K];
  /** 1.2: where it is not met nothing of the event is rated. */
  readonly isNeeded?: true;
}

/** When an event was played, and how fast, as far as it is known. */
export interface EventTimes {
  readonly startDate: Day | null;
  readonly endDate: Day | null;
  readonly roundDays: readonly Day[];
  readonly timeControl: TimeControl | null;
}

/** What else is known of the event. */
interface Played {
  /** The games of whoever has most: so many rounds at least. */
  readonly games: number;
  readonly championship: Championship;
  /** Games that are left out for want of time, and whether others are left; null: none are known. */
  readonly tooFast?: { readonly leftOut: readonly TooFast[]; readonly isAll: boolean } | null;
}

const NOTHING_KNOWN: Played = { games: 0, championship: "none" };

export function timeChecks(
  times: EventTimes,
  ratings: readonly (Rating | null)[],
  edition: Edition,
  { games, championship, tooFast = null }: Played = NOTHING_KNOWN,
): TimeCheck[] {
  const { startDate, endDate, timeControl } = times;
  const checks: TimeCheck[] = [];
  if (timeControl !== null) {
    checks.push(timeControlCheck(minutesOf(timeControl), ratings, edition, tooFast));
    checks.push(...firstControlChecks(timeControl, edition));
  }
  checks.push(...dayChecks(times, games, edition));
  if (startDate === null || endDate === null) return checks;
  const length = eventLength(startDate, endDate, edition);
  if (length !== null) checks.push(durationCheck(length, championship, edition));
  return checks;
}

/** 3.1: rounds and hours. A day that is not known for sure is told only where it is too long. */
function dayChecks(times: EventTimes, games: number, edition: Edition): TimeCheck[] {
  const { rounds, isAtLeast } = busiestDay(times, games);
  const { roundsPerDay: article } = edition.event.articles;
  const byRounds = roundsPerDay(rounds, edition);
  const byHours = times.timeControl && hoursPerDay(rounds, minutesOf(times.timeControl), edition);
  const checks: TimeCheck[] = [];
  if (byRounds !== null) {
    const values = { ...byRounds, isAtLeast };
    checks.push({ key: "roundsPerDay", article, passes: isMet(byRounds), values });
  }
  if (byHours !== null) {
    const values = { ...byHours, isAtLeast };
    checks.push({ key: "hoursPerDay", article, passes: isMet(byHours), values });
  }
  return checks.filter(({ passes }) => !passes || !isAtLeast);
}

function isMet({ is, allowed }: Measured): boolean {
  return is <= allowed;
}

/** The most rounds on one day: by the rounds' days, else as many as the days cannot part. */
function busiestDay(
  { startDate, endDate, roundDays }: EventTimes,
  games: number,
): { readonly rounds: number } & AtLeast {
  const dated = mostOnADay(roundDays);
  if (roundDays.length > 0 && roundDays.length >= games) return { rounds: dated, isAtLeast: false };
  if (startDate === null || endDate === null || endDate < startDate) {
    return { rounds: dated, isAtLeast: true };
  }
  const days = Math.floor(endDate) - Math.floor(startDate) + 1;
  return { rounds: Math.max(dated, Math.ceil(games / days)), isAtLeast: days > 1 };
}

/** 4.1, and the articles that allow more. */
function durationCheck(
  length: Measured,
  championship: Championship,
  edition: Edition,
): TimeCheck<"duration"> {
  const { articles } = edition.event;
  const isChampionship = championship !== "none" && articles.longerChampionship !== null;
  return {
    key: "duration",
    article: articles.duration,
    passes: isMet(length) || isChampionship,
    values: {
      ...length,
      championship: articles.longerChampionship,
      approved: articles.longerApproved,
      interim: articles.interim,
      isChampionship,
    },
  };
}

/** 1.1: for 60 moves, by the highest rating of the event, from 2017 by that of the game. */
function timeControlCheck(
  minutes: number,
  ratings: readonly (Rating | null)[],
  edition: Edition,
  tooFast: NonNullable<Played["tooFast"]> | null,
): TimeCheck<"timeControl"> {
  const highest = highestOf(ratings);
  const needed = minimumTime(highest, edition);
  const isByGame = edition.minimumTimeOf === "game" && edition.timeBounds === null;
  const { leftOut, isAll } = isByGame && tooFast !== null ? tooFast : { leftOut: [], isAll: true };
  const passes =
    isByGame && !isAll ? leftOut.length === 0 : isSlowEnough(minutes, highest, edition);
  const values = {
    minutes,
    needed: typeof needed === "number" ? needed : null,
    highest,
    leftOut,
  };
  const check = { key: "timeControl", article: edition.articles.time, passes, values } as const;
  return passes || !isAll ? check : { ...check, isNeeded: true };
}

/** 1.3: where a number of moves is given for the first control. */
function firstControlChecks(control: TimeControl, { event }: Edition): TimeCheck<"firstControl">[] {
  const moves = firstControl(control);
  if (moves === null || event.firstControl === null) return [];
  const { moves: needed, isDuty, article } = event.firstControl;
  const passes = !isDuty || moves === needed;
  return [{ key: "firstControl", article, passes, values: { moves, needed, isDuty } }];
}
