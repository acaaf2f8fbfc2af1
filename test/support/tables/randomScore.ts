import type { Result } from "../../../src/rules/units";
import type { Dice } from "./dice";
import type { TruePlayer } from "./trueEvent";

/** A result as two players of these ratings reach it. */
export function randomScore(one: TruePlayer, other: TruePlayer, dice: Dice): Result {
  const difference = (one.rating ?? one.performance) - (other.rating ?? other.performance);
  const share = 1 / (1 + 10 ** (-difference / 400));
  if (dice.chance(0.7 * Math.min(share, 1 - share))) return 1;
  return dice.chance(share) ? 2 : 0;
}
