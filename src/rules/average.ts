import type { Edition } from "./editions/edition";
import { Reason } from "./reason";
import { withoutNoise } from "./rounding";
import type { Rating } from "./units";

/** Rc of a Swiss: the exact mean of the rated opponents. */
export function averageRating(ratings: readonly Rating[], edition: Edition): number | Reason {
  const { articles, name } = edition;
  if (ratings.length === 0) return new Reason("noRatedOpponents", articles.average, name, {});
  return withoutNoise(ratings.reduce((sum, rating) => sum + rating, 0)) / ratings.length;
}
