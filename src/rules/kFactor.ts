import type { ChangeRules } from "./editions/edition";
import type { KPlayer, KStep } from "./editions/kSteps";
import type { Rating } from "./units";

/** The first step that fits a player, whose highest rating is at least the one he has. */
export function kStep(player: KPlayer, rules: ChangeRules): KStep {
  const known = player.peak >= player.rating ? player : { ...player, peak: player.rating };
  return rules.k.find(({ fits }) => fits(known)) as KStep;
}

/** K before the event; with the games of the period, K × n ≤ 700 from 2017: 8.3.3 (2022). */
export function kFactor(player: KPlayer, rules: ChangeRules, periodGames = 0): number {
  return kInPeriod(kStep(player, rules).k, periodGames, rules);
}

/** K × n ≤ 700 in a period, in whole numbers. */
export function kInPeriod(k: number, games: number, { highestKTimesGames }: ChangeRules): number {
  return k * games > highestKTimesGames ? Math.floor(highestKTimesGames / games) : k;
}

/** K when nothing but the rating is known: an adult with 30 games or more. */
export function kFactorOfRating(rating: Rating, rules: ChangeRules): number {
  return kFactor({ rating, games: Infinity, age: Infinity, peak: rating }, rules);
}
