import type { Edition } from "../rules/editions/edition";
import { kFactorOfRating } from "../rules/kFactor";
import { HIGHEST_RATING } from "../rules/units";

export interface KFrom {
  readonly from: number;
  readonly k: number;
}

/** K by the rating alone, from the lowest rating up: what the formulas of a sheet need. */
export function kByRating(edition: Edition): KFrom[] {
  const steps: KFrom[] = [];
  for (let rating = 1; rating <= HIGHEST_RATING; rating += 1) {
    const k = kFactorOfRating(rating, edition);
    if (steps[steps.length - 1]?.k !== k) steps.push({ from: rating, k });
  }
  return steps;
}
