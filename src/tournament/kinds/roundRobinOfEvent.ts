import type { PlayedOrNot } from "../../rules/robin/crosstable";
import type { Event } from "../event";
import { FEWEST_PLAYERS, MOST_PLAYERS, type RoundRobin } from "../roundRobin";

/** A table by rounds in which everybody met everybody, once or twice: a round robin; else null. */
export function roundRobinOfEvent({ players }: Event): RoundRobin | null {
  if (players.length < FEWEST_PLAYERS || players.length > MOST_PLAYERS) return null;
  const square = players.map(({ games }, place) =>
    players.map((_, opponent): PlayedOrNot[] =>
      opponent === place
        ? []
        : games.flatMap(({ opponent: met, score }) => (met.place === opponent ? [score] : [])),
    ),
  );
  const met = square.flatMap((row, place) => row.filter((_, opponent) => opponent !== place));
  const [games = 0] = met.map(({ length }) => length);
  const isComplete = (games === 1 || games === 2) && met.every(({ length }) => length === games);
  const hasOthers = players.some((player) =>
    player.games.some(({ opponent }) => opponent.place === null),
  );
  if (!isComplete || hasOthers) return null;
  return {
    players: players.map(({ name, rating, k, facts }) => ({
      name,
      rating,
      k,
      ...(facts !== undefined && { facts }),
    })),
    scores: { square },
  };
}
