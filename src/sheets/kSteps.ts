import type { Edition } from "../rules/editions/edition";
import { kFactor } from "../rules/kFactor";
import { NOTHING_KNOWN, type KnownForK } from "../rules/kOfPlayer";
import { HIGHEST_RATING } from "../rules/units";

export interface KFrom {
  readonly from: number;
  readonly k: number;
}

/** K by the rating, beside the games and the age known, from the lowest rating up. */
export function kByRating(
  edition: Edition,
  { games, age }: Omit<KnownForK, "peak"> = NOTHING_KNOWN,
): KFrom[] {
  const steps: KFrom[] = [];
  for (let rating = 1; rating <= HIGHEST_RATING; rating += 1) {
    const k = kFactor({ rating, games, age, peak: rating }, edition);
    if (steps[steps.length - 1]?.k !== k) steps.push({ from: rating, k });
  }
  return steps;
}
