import type { ReportGame } from "./event";

/**
 * 6.5 (2005), 6.2 (2022): a player's games after one of the two has won the match do not count. A forfeit
 * wins points of the match as a game does.
 */
export function isAfterDecision(
  games: readonly ReportGame[],
  game: ReportGame,
  gamesOfTheMatch: number,
): boolean {
  const before = games
    .slice(0, games.indexOf(game))
    .filter(({ opponent }) => opponent.name === game.opponent.name);
  const own = before.reduce((sum, { score }) => sum + score, 0);
  const forfeits = game.forfeits ?? { own: 0, other: 0 };
  const other = 2 * before.length - own;
  return Math.max(own + forfeits.own, other + forfeits.other) > gamesOfTheMatch;
}
