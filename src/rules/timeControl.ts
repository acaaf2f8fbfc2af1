import { last } from "./at";
import type { Edition } from "./editions/edition";
import { Reason } from "./reason";
import type { Rating } from "./units";

/** Article 1.1 supposes that a game lasts 60 moves. */
const MOVES = 60;

/** Minutes each player needs; an unrated field, null, falls in the slowest class not required. */
export function minimumTime(highestRating: Rating | null, edition: Edition): number | Reason {
  if (edition.timeBounds !== null) {
    return new Reason("paceHasBounds", edition.articles.time, edition.name, {});
  }
  const rating = highestRating ?? 0;
  return last(edition.minimumTimes.filter(({ from }) => rating >= from)).minutes;
}

/** Time for so many moves, and what each of them adds to it; all in seconds. */
export interface Period {
  /** null: all that remain. */
  readonly moves: number | null;
  readonly seconds: number;
  readonly increment: number;
}

/** One period after the other. */
export type TimeControl = readonly Period[];

/** Of one period. */
export function plainControl(minutes: number, increment: number): TimeControl {
  return [{ moves: null, seconds: 60 * minutes, increment }];
}

/** 1.1: the minutes that a player has for 60 moves; a period that none of them reaches adds nothing. */
export function minutesOf(control: TimeControl): number {
  let [seconds, left] = [0, MOVES];
  for (const period of control) {
    if (left === 0) break;
    const moves = Math.min(left, period.moves ?? left);
    seconds += period.seconds + moves * period.increment;
    left -= moves;
  }
  return seconds / 60;
}

/** 1.3: the moves of the first period; null where it is the only one. */
export function firstControl(control: TimeControl): number | null {
  return control[0]?.moves ?? null;
}

/** Whether a time control of one period is slow enough, or within the bounds of rapid and blitz. */
export function isTimeControlRated(
  minutes: number,
  incrementSeconds: number,
  highestRating: Rating | null,
  edition: Edition,
): boolean {
  return isSlowEnough(minutesOf(plainControl(minutes, incrementSeconds)), highestRating, edition);
}

/** The same of the minutes for 60 moves. */
export function isSlowEnough(
  total: number,
  highestRating: Rating | null,
  edition: Edition,
): boolean {
  const bounds = edition.timeBounds;
  if (bounds !== null) {
    return (
      total > bounds.above &&
      (total < bounds.upTo || (bounds.upToIncluded && total === bounds.upTo))
    );
  }
  const needed = minimumTime(highestRating, edition);
  return typeof needed === "number" && total >= needed;
}
