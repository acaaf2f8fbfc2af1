import type { Edition } from "./editions/edition";

/** 8.2.2 (2024): whether hypothetical opponents are added to those of an unrated player. */
export function hasHypothetical({ firstRating }: Edition): boolean {
  return firstRating.hypothetical.opponents > 0;
}

/** The average that a first rating comes from: Rc, or Ra with the hypothetical opponents. */
export function averageOfFirst(edition: Edition): "rc" | "ra" {
  return hasHypothetical(edition) ? "ra" : "rc";
}
