import { counted } from "../counted";
import { delta } from "../delta";
import type { ChangeRules } from "../editions/edition";
import { pdOf } from "../expected";
import type { Game } from "../game";
import { withoutNoise } from "../rounding";
import type { Hundredths, Rating } from "../units";
import { resultOf, step, type Step } from "./step";

/** With what an opponent counts: 8.54 (2014), 8.3.1 (2025). */
export function countedSteps(rating: Rating, opponent: Rating, rules: ChangeRules): Step[] {
  const { exemptFrom, points: limit } = rules.limit;
  const as = counted(rating, opponent, rules);
  if (rating >= exemptFrom) {
    return [step(rules, "limit", "noLimit", { rating, opponent, exemptFrom }, as)];
  }
  return as === opponent
    ? [step(rules, "limit", "withinLimit", { rating, opponent, limit }, as)]
    : [step(rules, "limit", "limited", { rating, opponent, limit, counted: as }, as)];
}

/** PD of a game: 8.55(a) (2014). */
export function expectedSteps(rating: Rating, opponent: Rating, rules: ChangeRules): Step[] {
  return withPd(rating, countedSteps(rating, opponent, rules), rules);
}

/** ΔR of a game by itself: 8.55(b) (2014). */
export function deltaSteps(rating: Rating, game: Game, rules: ChangeRules): Step[] {
  const steps = expectedSteps(rating, game.opponent, rules);
  return withDelta(game, steps, delta(rating, game.opponent, game.score, rules), rules);
}

/** The same of a game that another took the one upgrade from: 8.3.1 (2022). */
export function gameInFullSteps(rating: Rating, game: Game, rules: ChangeRules): Step[] {
  const { opponent, score } = game;
  const values = { rating, opponent, limit: rules.limit.points };
  const steps = withPd(rating, [step(rules, "limit", "notUpgraded", values, opponent)], rules);
  return withDelta(game, steps, 50 * score - pdOf(rating - opponent), rules);
}

function withPd(rating: Rating, before: readonly Step[], rules: ChangeRules): Step[] {
  const as = resultOf(before);
  const difference = withoutNoise(rating - as);
  const pd = pdOf(difference);
  return [
    ...before,
    step(rules, "limit", "difference", { rating, counted: as, difference }, difference),
    step(rules, "pdTable", "pd", { difference, pd }, pd),
  ];
}

function withDelta(
  { score }: Game,
  before: readonly Step[],
  result: Hundredths,
  rules: ChangeRules,
): Step[] {
  const pd = resultOf(before);
  return [...before, step(rules, "delta", "delta", { score, pd, delta: result }, result)];
}
