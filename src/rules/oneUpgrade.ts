import type { ChangeRules } from "./editions/edition";
import type { Game } from "./game";
import type { Rating } from "./units";

/**
 * 8.3.1 (2022): only the game with the greatest difference is limited. The rule is read as lifting
 * opponents only: those above the player stay limited in every game, as FIDE applied it.
 */
export function upgradedGame(
  rating: Rating,
  games: readonly Game[],
  rules: ChangeRules,
): Game | null {
  if (rules.limit.upgrades !== "one game") return null;
  let furthest: Game | null = null;
  for (const game of games) {
    if (game.opponent < (furthest?.opponent ?? rating)) furthest = game;
  }
  return furthest;
}

/** Whether a game counts in full: of a lower rated opponent who is not the one lifted. */
export function countsInFull(game: Game, rating: Rating, upgraded: Game | null): boolean {
  return upgraded !== null && game !== upgraded && game.opponent < rating;
}
