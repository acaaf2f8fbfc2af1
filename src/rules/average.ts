import type { Rating } from "./units";

/** Rc of a Swiss: the exact mean of the rated opponents, null without any. */
export function averageRating(ratings: readonly Rating[]): number | null {
  if (ratings.length === 0) return null;
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}
