import type { Rating } from "./units";

/** Nobody was ever published with more: the highest was 2882, in May 2014. */
export const HIGHEST_EVER = 2900;

/** So far from everybody else a rating is a slip of the pen rather than somebody's. */
const FAR = 600;
/** Among fewer anybody may be alone. */
const FEWEST_OTHERS = 4;

/** Why no list has such a rating. */
export type Impossible = "below floor" | "too high";

/** 0.6 (2011): no list has a rating below its floor; nor one above all that were ever published. */
export function whyImpossible(rating: Rating, floor: Rating): Impossible | null {
  if (rating < floor) return "below floor";
  return rating > HIGHEST_EVER ? "too high" : null;
}

/** Whether each of the ratings of an event lies far from all others; null: unrated. */
export function farFromOthers(ratings: readonly (Rating | null)[]): boolean[] {
  const sorted = ratings.flatMap((rating) => rating ?? []).sort((one, other) => one - other);
  if (sorted.length <= FEWEST_OTHERS) return ratings.map(() => false);
  const far = new Set(
    sorted.filter((rating, index) => {
      const [below = -Infinity, above = Infinity] = [sorted[index - 1], sorted[index + 1]];
      return rating - below > FAR && above - rating > FAR;
    }),
  );
  return ratings.map((rating) => rating !== null && far.has(rating));
}
