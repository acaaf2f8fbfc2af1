import { quotientHalfUp } from "./rounding";
import type { HalfPoints, Hundredths } from "./units";

/**
 * p, the score as a fraction of the games, to two decimals with the half up: the table of
 * deductions in the guide of 2005 shows 1/8 as .13 and 3/8 as .38.
 */
export function percent(score: HalfPoints, games: number): Hundredths {
  return quotientHalfUp(50 * score, games);
}
