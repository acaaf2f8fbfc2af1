import type { Edition } from "../../rules/editions/edition";
import { hasHypothetical } from "../../rules/hypothetical";
import { firstRating, type Ignored } from "../../rules/firstRating";
import type { ConcernedBy } from "../readingNotes";
import { termsOf, type FirstRatingOrder } from "./order";

/** What the regulations leave open and this first rating depends on. */
export const CAREER_READINGS: ConcernedBy<FirstRatingOrder> = {
  laterScore: (order) => isAnyIgnored(order, "tooFewPointsLater"),
  firstRatingOf2009: () => true,
  firstRatingOf2012: (order) => isAnyIgnored(order, "belowFloor"),
  poolOfLastEvent: (order) => new Set(countingEditions(order)).size > 1,
  robinsInPool: (order) => {
    const { events, score, games } = firstRating(order.career, termsOf(order));
    const counting = order.career.filter((_, index) => events[index]?.ignored === null);
    return (
      score < games && counting.length > 1 && counting.some(({ system }) => system === "robin")
    );
  },
  oneOffInPool: (order) => {
    const counting = countingEditions(order);
    return counting.some(hasHypothetical) && !counting.every(hasHypothetical);
  },
  closingNotFixed: (order) => judged(order).some(({ list }) => !list.isFixed),
  exceptionInPool: ({ isException }) => isException === true,
};

function judged(order: FirstRatingOrder) {
  return firstRating(order.career, termsOf(order)).events;
}

function countingEditions(order: FirstRatingOrder): readonly Edition[] {
  return judged(order).flatMap(({ ignored, edition }) => (ignored === null ? edition : []));
}

function isAnyIgnored(order: FirstRatingOrder, why: Ignored): boolean {
  return judged(order).some(({ ignored }) => ignored === why);
}
