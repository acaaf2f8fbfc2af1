import { sumOfDeltas } from "../change";
import type { ChangeRules } from "../editions/edition";
import type { Game } from "../game";
import { kInPeriod } from "../kFactor";
import { newRating } from "../newRating";
import { countsInFull, upgradedGame } from "../oneUpgrade";
import { isRatedGame } from "../ratedGame";
import type { Hundredths, Rating } from "../units";
import { deltaSteps, gameInFullSteps } from "./game";
import { resultOf, step, type Step } from "./step";

/** K × n ≤ 700 in a period: 8.3.3 (2022); nothing where no edition's limit bears on it. */
export function kInPeriodSteps(k: number, games: number, rules: ChangeRules): Step[] {
  const { highestKTimesGames: highest } = rules;
  const counted = kInPeriod(k, games, rules);
  if (!Number.isFinite(highest)) return [];
  return [step(rules, "k", "kInPeriod", { k, games, highest, counted }, counted)];
}

/** ΣΔR of an event: 8.55(c) (2014). */
function sumStep(rating: Rating, games: readonly Game[], rules: ChangeRules): Step {
  const upgraded = upgradedGame(rating, games, rules);
  const rated = games.filter(({ opponent }) => isRatedGame(rating, opponent, rules));
  const deltas = rated.map((game) => {
    const isInFull = countsInFull(game, rating, upgraded);
    return resultOf((isInFull ? gameInFullSteps : deltaSteps)(rating, game, rules));
  });
  const sum = sumOfDeltas(rating, games, rules);
  return step(rules, "sum", "sumOfDeltas", { deltas, sum }, sum);
}

/** ΣΔR × K of an event. */
export function changeSteps(
  rating: Rating,
  games: readonly Game[],
  k: number,
  rules: ChangeRules,
): Step[] {
  const sum = sumStep(rating, games, rules);
  return [sum, changeStep(k, sum.result, rules)];
}

export function changeStep(k: number, sum: Hundredths, rules: ChangeRules): Step {
  const change = k * sum;
  return step(rules, "sum", "change", { k, sum, change }, change);
}

/** Rn: rounded once: 8.57 (2014), 8.3.4 (2024). */
export function newRatingStep(rating: Rating, change: Hundredths, rules: ChangeRules): Step {
  const next = newRating(rating, change / 100);
  return step(rules, "rounded", "newRating", { rating, change, newRating: next }, next);
}
