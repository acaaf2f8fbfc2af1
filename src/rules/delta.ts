import type { ChangeRules } from "./editions/edition";
import { expected } from "./expected";
import type { Hundredths, Rating, Result } from "./units";

/** ΔR = score − PD of one game: 8.55(b) (2014), 8.3.2(b) (2024). */
export function delta(
  rating: Rating,
  opponent: Rating,
  score: Result,
  rules: ChangeRules,
): Hundredths {
  return 50 * score - expected(rating, opponent, rules);
}
