import type { ChangeRules } from "./editions/edition";
import { withoutNoise } from "./rounding";
import type { Rating } from "./units";

/** How far a difference counts for this player: 8.54 (2014), 8.3.1 (2025). */
export function limitOf(rating: Rating, rules: ChangeRules): number {
  return rating >= rules.limit.exemptFrom ? Infinity : rules.limit.points;
}

/** The rating with which an opponent counts: never further away than the limit. */
export function counted(rating: Rating, opponent: Rating, rules: ChangeRules): Rating {
  const limit = limitOf(rating, rules);
  const nearest =
    opponent > rating ? Math.min(opponent, rating + limit) : Math.max(opponent, rating - limit);
  return withoutNoise(nearest);
}
