import { limitOf } from "./counted";
import type { ChangeRules } from "./editions/edition";
import { halfAwayFromZero } from "./rounding";
import { pd } from "./tables/pd";
import type { Hundredths, Rating } from "./units";

/** PD of any difference: the table is entered with whole ones. */
export function pdOf(difference: number): Hundredths {
  return pd((difference | 0) === difference ? difference : halfAwayFromZero(difference));
}

/** PD of one game with the difference limited: 8.51–8.55 (2014), 8.3.1–8.3.2 (2024). */
export function expected(rating: Rating, opponent: Rating, rules: ChangeRules): Hundredths {
  const difference = rating - opponent;
  const limit = limitOf(rating, rules);
  if (difference > limit) return pd(limit);
  if (difference < -limit) return pd(-limit);
  return pdOf(difference);
}
