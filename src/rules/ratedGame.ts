import type { ChangeRules } from "./editions/edition";
import type { Rating } from "./units";

/** 7.3.1 (rapid and blitz, from 1 December 2024): 600 apart, one of them above 2600. */
export function isRatedGame(rating: Rating, opponent: Rating, rules: ChangeRules): boolean {
  const { apart, above } = rules.notRated;
  return Math.abs(rating - opponent) < apart || Math.max(rating, opponent) <= above;
}
