import { delta } from "./delta";
import type { ChangeRules } from "./editions/edition";
import { pdOf } from "./expected";
import { isRatedGame } from "./ratedGame";
import type { Hundredths, Rating, Result } from "./units";

export interface Game {
  readonly opponent: Rating;
  readonly score: Result;
}

/** ΣΔR of one event: 8.55(c) (2014), 8.3.2(c) (2024). */
export function sumOfDeltas(
  rating: Rating,
  games: readonly Game[],
  rules: ChangeRules,
): Hundredths {
  const upgraded = rules.limit.upgrades === "one game" ? upgradedGame(rating, games) : null;
  let sum = 0;
  for (const game of games) {
    if (!isRatedGame(rating, game.opponent, rules)) continue;
    const inFull = upgraded !== null && game !== upgraded && game.opponent < rating;
    sum += inFull
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

/**
 * 8.3.1 (2022): only the game with the greatest difference is limited. The rule is read as lifting
 * opponents only: those above the player stay limited in every game, as FIDE applied it.
 */
function upgradedGame(rating: Rating, games: readonly Game[]): Game | null {
  let furthest: Game | null = null;
  for (const game of games) {
    if (game.opponent < (furthest?.opponent ?? rating)) furthest = game;
  }
  return furthest;
}
