import { delta } from "./delta";
import type { ChangeRules } from "./editions/edition";
import { pdOf } from "./expected";
import type { Game } from "./game";
import { countsInFull, upgradedGame } from "./oneUpgrade";
import { isRatedGame } from "./ratedGame";
import type { Hundredths, Rating } from "./units";

/** ΣΔR of one event: 8.55(c) (2014), 8.3.2(c) (2024). */
export function sumOfDeltas(
  rating: Rating,
  games: readonly Game[],
  rules: ChangeRules,
): Hundredths {
  const upgraded = upgradedGame(rating, games, rules);
  let sum = 0;
  for (const game of games) {
    if (!isRatedGame(rating, game.opponent, rules)) continue;
    sum += countsInFull(game, rating, upgraded)
      ? 50 * game.score - pdOf(rating - game.opponent)
      : delta(rating, game.opponent, game.score, rules);
  }
  return sum;
}

/** ΣΔR × K of one event, in hundredths of a rating point. */
export function change(
  rating: Rating,
  games: readonly Game[],
  k: number,
  rules: ChangeRules,
): Hundredths {
  return k * sumOfDeltas(rating, games, rules);
}
