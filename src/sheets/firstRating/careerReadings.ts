import { firstRating, type Ignored } from "../../rules/firstRating";
import type { ConcernedBy } from "../readingNotes";
import type { FirstRatingOrder } from "./order";

/** What the regulations leave open and this first rating depends on. */
export const CAREER_READINGS: ConcernedBy<FirstRatingOrder> = {
  laterScore: (order) => isAnyIgnored(order, "tooFewPointsLater"),
  firstRatingOf2009: () => true,
  firstRatingOf2012: (order) => isAnyIgnored(order, "belowFloor"),
};

function isAnyIgnored(
  { career, edition, gamesNeeded, published }: FirstRatingOrder,
  why: Ignored,
): boolean {
  if (career.length === 0) return false;
  const { events } = firstRating(career, edition, gamesNeeded, published);
  return events.some(({ ignored }) => ignored === why);
}
