import { halfUp } from "./rounding";
import type { Rating } from "./units";

const UNCHANGED_FROM = 2000;

/** 1 March 2024: every rating below 2000 became old + 0.40 × (2000 − old). */
export function compress(rating: Rating): Rating {
  return rating >= UNCHANGED_FROM ? rating : halfUp((3 * rating + 2 * UNCHANGED_FROM) / 5);
}
