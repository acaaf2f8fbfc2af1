import { firstRating, type Ignored } from "../../rules/firstRating";
import type { ConcernedBy } from "../readingNotes";
import { termsOf, type FirstRatingOrder } from "./order";

/** What the regulations leave open and this first rating depends on. */
export const CAREER_READINGS: ConcernedBy<FirstRatingOrder> = {
  laterScore: (order) => isAnyIgnored(order, "tooFewPointsLater"),
  firstRatingOf2009: () => true,
  firstRatingOf2012: (order) => isAnyIgnored(order, "belowFloor"),
};

function isAnyIgnored(order: FirstRatingOrder, why: Ignored): boolean {
  const { events } = firstRating(order.career, termsOf(order));
  return events.some(({ ignored }) => ignored === why);
}
