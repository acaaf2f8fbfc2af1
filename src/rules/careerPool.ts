import { robinOpponents, type CareerEvent } from "./careerEvent";
import { gamesNeededOf, type CareerTerms } from "./careerTerms";
import type { Edition } from "./editions/edition";
import { floorOn } from "./editions/floorOn";
import type { JudgedEvent, NotMet } from "./judgedEvent";
import { isReason } from "./reason";
import { halfUp } from "./rounding";
import { ruStep, type FirstResult } from "./ru";
import type { HalfPoints, Rating } from "./units";

/** Events of an unrated player taken together, and the rating they make. */
export interface CareerPool {
  /** Where the last event that counts stands among them; -1: none does. */
  readonly last: number;
  /** Where the first of its window stands. */
  readonly first: number;
  readonly counting: readonly JudgedEvent[];
  readonly games: number;
  readonly score: HalfPoints;
  /** Rc of all events that count together; null where nothing does. */
  readonly rc: number | null;
  /** Rn, published or not. */
  readonly rating: Rating | null;
  /** Games and rating are enough: 7.14 (2014), 9.14 (2005). */
  readonly isEnough: boolean;
}

/**
 * A first rating from events in the order of their days: 10.3 (2005) averages their Ru, 8.3 (2011)
 * takes them for one. Bonus, games needed, window and pooling are those of the edition of the last
 * event that counts: no text says whose they are in a pool across editions.
 */
export function careerPool(judged: readonly JudgedEvent[], terms: CareerTerms): CareerPool {
  const last = lastIndex(judged, (_, index) => mayBeLast(judged, index));
  const end = judged[last];
  const isIn = ({ event }: JudgedEvent) => end !== undefined && event.day >= end.opens;
  const first = judged.findIndex((each) => each.asFirst === null && isIn(each));
  const counting = end === undefined ? [] : judged.slice(first, last + 1).filter(countsLater);
  const games = sumOf(counting, ({ event }) => event.games);
  const score = sumOf(counting, ({ event }) => event.score);
  const all = sumOf(counting, ({ event }) => event.rc * event.games);
  const rc = end === undefined ? null : all / games;
  const rating = rc === null || !end ? null : ratingOf(counting, { rc, games, score }, end.edition);
  return {
    ...{ last, first: end === undefined ? -1 : first, counting, games, score, rc, rating },
    isEnough:
      end !== undefined &&
      rating !== null &&
      rating >= floorOn(end.edition, end.event.day) &&
      games >= gamesNeededOf(end.edition, terms),
  };
}

const countsLater = ({ asLater }: JudgedEvent) => asLater === null;

/** Until one counts, each is a first event (6.1): before the last a list has to have counted one. */
function mayBeLast(judged: readonly JudgedEvent[], index: number): boolean {
  const own = judged[index];
  return own?.asLater === null && (own.asFirst === null || hasFirstBefore(judged, index));
}

/** Whether an event of its window counts before it, on its own list or an earlier one. */
function hasFirstBefore(judged: readonly JudgedEvent[], index: number): boolean {
  const own = judged[index];
  if (own === undefined) return false;
  return judged
    .slice(0, index)
    .some(
      ({ asFirst, event, list }) =>
        asFirst === null && event.day >= own.opens && list.list <= own.list.list,
    );
}

/** Why an event does not count with the others of its pool; null: it does. */
export function ignoredInPool(
  judged: readonly JudgedEvent[],
  index: number,
  { last, first, counting }: CareerPool,
): NotMet | "outsideWindow" | null {
  const own = judged[index];
  if (own === undefined || counting.includes(own)) return null;
  /** What comes after the last that counts is looked at in a window of its own. */
  if (index > last) return hasFirstBefore(judged, index) ? own.asLater : own.asFirst;
  const opens = judged[last]?.opens ?? 0;
  if (own.event.day < opens) return "outsideWindow";
  return index < first ? own.asFirst : own.asLater;
}

function ratingOf(
  counting: readonly JudgedEvent[],
  { rc, games, score }: FirstResult,
  edition: Edition,
): Rating | null {
  if (edition.firstRating.severalEvents === "weighted mean of Ru") {
    /** What counts there has a Ru. */
    return halfUp(sumOf(counting, ({ ru, event }) => (ru as Rating) * event.games) / games);
  }
  const alone = opponentsOfOne(
    counting.map(({ event }) => event),
    edition,
  );
  const worked = ruStep({ rc, score, games }, edition, alone);
  return isReason(worked) ? null : worked.ru;
}

/**
 * 8.3 (2011), "comme s'il avait joué toutes ses parties en un tournoi": one round robin alone is one, with
 * n/(n+1) of 8.25; of several events together none is, and dp counts in full (8.24).
 */
export function opponentsOfOne(counting: readonly CareerEvent[], edition: Edition): number | null {
  const [only, another] = counting;
  return only === undefined || another !== undefined ? null : robinOpponents(only, edition);
}

function sumOf<T>(list: readonly T[], value: (each: T) => number): number {
  return list.reduce((sum, each) => sum + value(each), 0);
}

function lastIndex<T>(list: readonly T[], is: (each: T, index: number) => boolean): number {
  return list.map(is).lastIndexOf(true);
}
