import type { ChangeRules } from "../editions/edition";
import type { KOfPlayer } from "../kOfPlayer";
import type { Rating } from "../units";
import { step, type Step } from "./step";

/** Why a player has his K: the steps of the edition in their order, up to the one that fits. */
export function kSteps(
  rating: Rating,
  { k, by, known }: Pick<KOfPlayer, "k" | "by" | "known">,
  rules: ChangeRules,
): Step[] {
  if (by === "given") return [step(rules, "k", "kGiven", { k }, k)];
  const { games, age } = known;
  const peak = Math.max(known.peak, rating);
  const player = { rating, games, age, peak };
  const fitting = rules.k.findIndex(({ fits }) => fits(player));
  return rules.k.slice(0, fitting + 1).map(({ name, k: own, asks }, index) => {
    const values = { name, k: own, asks, ...player };
    return step(rules, "k", index === fitting ? "kFits" : "kPassedOver", values, own);
  });
}
