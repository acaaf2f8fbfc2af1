import type { Edition } from "../rules/editions/edition";
import { kFactor } from "../rules/kFactor";
import { NOTHING_KNOWN, type KnownForK } from "../rules/kOfPlayer";
import { HIGHEST_RATING } from "../rules/units";

export interface KFrom {
  readonly from: number;
  readonly k: number;
}

const LOWEST = 1;

/** K by the rating, beside the games and the age known, from the lowest rating up. */
export function kByRating(
  edition: Edition,
  { games, age }: Omit<KnownForK, "peak"> = NOTHING_KNOWN,
): KFrom[] {
  const kOf = (rating: number) => kFactor({ rating, games, age, peak: rating }, edition);
  return [{ from: LOWEST, k: kOf(LOWEST) }, ...stepsBetween(LOWEST, HIGHEST_RATING, kOf)];
}

/** K falls as the rating rises: between two ratings of one K there is no other. */
function stepsBetween(low: number, high: number, kOf: (rating: number) => number): KFrom[] {
  if (kOf(low) === kOf(high)) return [];
  if (high - low === 1) return [{ from: high, k: kOf(high) }];
  const middle = Math.floor((low + high) / 2);
  return [...stepsBetween(low, middle, kOf), ...stepsBetween(middle, high, kOf)];
}
