import type { Day } from "./units";

/** Why an event of a player who was unrated once makes no part of his first rating. */
export type CountedAsRated =
  /** It began when he had a rating. */
  | "ratedAlready"
  /** It began before, but a later list counts it: with his rating of then. */
  | "ratedSince";

/** 10.4 (2005), 8.4 (2011), 8.2.4 (2022): a published rating comes before an event is rated. */
export function countedAsRated(
  day: Day,
  /** That counts the event. */
  list: Day,
  published: Day | null,
): CountedAsRated | null {
  if (published === null) return null;
  if (day >= published) return "ratedAlready";
  return list > published ? "ratedSince" : null;
}
