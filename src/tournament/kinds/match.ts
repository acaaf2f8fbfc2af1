import { greatest } from "../../rules/greatest";
import type { Event, EventGame, EventPlayer } from "../event";

/**
 * The games a match is over unless a person says otherwise: the rounds of its table; where several
 * matches stand together, the most games that any two players had.
 */
export function gamesOfMatch({ players, rounds }: Event): number {
  if (players.length === 2) return rounds;
  return greatest(players.map(mostAgainstOne), 0);
}

function mostAgainstOne({ games }: EventPlayer): number {
  const counts = new Map<string, number>();
  for (const { opponent } of games) counts.set(opponent.name, (counts.get(opponent.name) ?? 0) + 1);
  return greatest(counts.values(), 0);
}

/** 6.5 (2005), 6.2 (2022): a player's games after one of the two has won the match do not count. */
export function isAfterDecision(
  { games }: EventPlayer,
  game: EventGame,
  gamesOfTheMatch: number,
): boolean {
  const before = games.slice(0, games.indexOf(game)).filter((other) => isSameOpponent(game, other));
  const own = before.reduce((sum, { score }) => sum + score, 0);
  return Math.max(own, 2 * before.length - own) > gamesOfTheMatch;
}

function isSameOpponent(one: EventGame, other: EventGame): boolean {
  return one.opponent.name === other.opponent.name;
}
