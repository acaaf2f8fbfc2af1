import type { ReportGame } from "./event";

/** 6.5 (2005), 6.2 (2022): a player's games after one of the two has won the match do not count. */
export function isAfterDecision(
  games: readonly ReportGame[],
  game: ReportGame,
  gamesOfTheMatch: number,
): boolean {
  const before = games
    .slice(0, games.indexOf(game))
    .filter(({ opponent }) => opponent.name === game.opponent.name);
  const own = before.reduce((sum, { score }) => sum + score, 0);
  return Math.max(own, 2 * before.length - own) > gamesOfTheMatch;
}
