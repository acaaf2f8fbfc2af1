import { halfAwayFromZero, halfUp } from "./rounding";
import type { Rating } from "./units";

/** Rn: the change of a period rounded once, −2.50 to −3: 8.57 (2014), 8.3.4 (2024). */
export function newRating(rating: Rating, change: number): Rating {
  return halfUp(rating + halfAwayFromZero(change));
}
