import { at } from "./at";
import type { CareerEvent } from "./careerEvent";
import { careerPool, ignoredInPool, type CareerPool } from "./careerPool";
import type { CareerTerms } from "./careerTerms";
import { countedAsRated, type CountedAsRated } from "./countedAsRated";
import type { CountingList } from "./countingList";
import type { Edition } from "./editions/edition";
import { guideRu } from "./guide";
import { judgedEvent, type JudgedEvent, type NotMet } from "./judgedEvent";
import { windowCloses } from "./ratingPeriod";
import type { Day, HalfPoints, Rating } from "./units";

/** Why an event does not count. */
export type Ignored = CountedAsRated | "outsideWindow" | NotMet;

interface EventOfCareer {
  /** Of its own first day: 0.1. */
  readonly edition: Edition;
  readonly ignored: Ignored | null;
  readonly list: CountingList;
  /** Ru of the event alone, where the edition asks for it. */
  readonly ru: Rating | null;
  /** What the guide of 2005 gives where dp is not defined; it does not count. */
  readonly guide: Rating | null;
}

export interface FirstRating {
  /** As they were given. */
  readonly events: readonly EventOfCareer[];
  readonly games: number;
  readonly score: HalfPoints;
  /** Rc of all events that count together; null where nothing does. */
  readonly rc: number | null;
  /** Rn, published or not; null where nothing counts. */
  readonly rating: Rating | null;
  readonly isPublished: boolean;
  /** The list on which it appears: told, or the first whose events are enough. */
  readonly published: Day | null;
  /** Of the last event that counts. */
  readonly edition: Edition | null;
  readonly last: Day | null;
  /** The last day of an event that still counts together with the first that does. */
  readonly closes: Day | null;
}

/**
 * The first list whose events are enough publishes the rating (7.14, 2014; 9.14, 2005), and ends it:
 * what began later, or a later list counts, is a rated player's (8.4, 2011). Such events neither end
 * the window nor come first.
 */
export function firstRating(career: readonly CareerEvent[], terms: CareerTerms): FirstRating {
  const judged = career.map((event) => judgedEvent(event, terms.editionOn));
  const published = terms.published ?? publishing(judged, terms);
  const asRated = judged.map(({ event, list }) => countedAsRated(event.day, list.list, published));
  const unrated = inOrder(judged.filter((_, index) => asRated[index] === null));
  const pool = careerPool(unrated, terms);
  const [first, end] = [pool.counting[0], unrated[pool.last]];
  return {
    events: judged.map((each, index) =>
      eventOf(each, at(asRated, index) ?? ignoredInPool(unrated, unrated.indexOf(each), pool)),
    ),
    ...{ games: pool.games, score: pool.score, rc: pool.rc, rating: pool.rating },
    isPublished: pool.isEnough,
    published,
    edition: end?.edition ?? null,
    last: end?.event.day ?? null,
    closes: first && end ? windowCloses(first.event.day, end.edition) : null,
  };
}

function eventOf({ event, edition, ru, list }: JudgedEvent, ignored: Ignored | null) {
  const guide = ignored === "dpUndefined" ? guideRu(event, edition) : null;
  return { edition, ignored, list, ru, guide };
}

function publishing(judged: readonly JudgedEvent[], terms: CareerTerms): Day | null {
  const lists = [...new Set(judged.map(({ list }) => list.list))];
  lists.sort((one, other) => one - other);
  return lists.find((list) => poolBy(judged, list, terms).isEnough) ?? null;
}

/** What a list counts, and what had begun before it. */
function poolBy(judged: readonly JudgedEvent[], day: Day, terms: CareerTerms): CareerPool {
  const counted = judged.filter(({ event, list }) => list.list <= day && event.day < day);
  return careerPool(inOrder(counted), terms);
}

/** In the order of their days; of one day as they were given. */
function inOrder(judged: readonly JudgedEvent[]): readonly JudgedEvent[] {
  return [...judged].sort((one, other) => one.event.day - other.event.day);
}
