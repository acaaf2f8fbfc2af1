import type { Event } from "../event";
import { FEWEST_PLAYERS, MOST_PLAYERS, type RoundRobin } from "../roundRobin";

/** Everybody against everybody, once or twice, every game played; null: it is none. */
export function robinOfEvent({ kind, players }: Event): RoundRobin | null {
  const isOne = players.length >= FEWEST_PLAYERS && players.length <= MOST_PLAYERS;
  if (kind !== "robin" || !isOne) return null;
  const square = players.map(({ games }) =>
    players.map((_, place) =>
      games.flatMap(({ opponent, score }) => (opponent.place === place ? [score] : [])),
    ),
  );
  const met = square.flatMap((row, own) => row.filter((_, other) => other !== own));
  const [games = 0] = met.map(({ length }) => length);
  const inside = met.reduce((sum, { length }) => sum + length, 0);
  const all = players.reduce((sum, player) => sum + player.games.length, 0);
  const isComplete = (games === 1 || games === 2) && met.every(({ length }) => length === games);
  return isComplete && inside === all ? { players, scores: { square } } : null;
}
