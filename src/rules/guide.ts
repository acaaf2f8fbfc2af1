import type { Edition } from "./editions/edition";
import { halfUp } from "./rounding";
import type { CareerEvent } from "./careerEvent";
import type { Rating } from "./units";

/** What the guide to first ratings takes off for no point at all. */
export const GUIDE_DEDUCTION = 735;

/** Its table goes so far. */
export const GUIDE_MOST_GAMES = 9;

/** Whether 10.1 (2005) leaves open what the guide gives a number for. */
export function hasGuide({ dpAtExtremes }: Edition): boolean {
  return !dpAtExtremes;
}

/**
 * Ru of a Swiss without a point by the guide of 2005. It is shown and does not count: dp is
 * "necessarily indeterminate" then (10.1).
 */
export function guideRu(
  { system, rc, score, games }: CareerEvent,
  edition: Edition,
): Rating | null {
  const isInTable = system === "swiss" && score === 0 && games <= GUIDE_MOST_GAMES;
  return hasGuide(edition) && isInTable ? halfUp(rc - GUIDE_DEDUCTION) : null;
}
