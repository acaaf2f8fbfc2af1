import { gamesPerPairing } from "../rules/robin/crosstable";
import type { Event, EventGame } from "./event";
import type { RoundRobin } from "./roundRobin";

/**
 * A round robin as it is reported like a Swiss: 6.43 (2011), 6.4 (2014); from 2022 every one. Null where
 * only totals are known. A crosstable tells no rounds: the opponent's number stands for them.
 */
export function eventOfRoundRobin({ players, scores }: RoundRobin): Event | null {
  if ("totals" in scores) return null;
  const { square } = scores;
  return {
    kind: "robin",
    isWithoutRounds: true,
    rounds: gamesPerPairing(square) * (players.length - 1),
    players: players.map((player, place) => ({
      ...player,
      games: players.flatMap(({ name, rating }, opponent) =>
        (square[place]?.[opponent] ?? []).flatMap((score): EventGame[] =>
          score === null || opponent === place
            ? []
            : [{ round: opponent + 1, opponent: { name, rating, place: opponent }, score }],
        ),
      ),
    })),
  };
}
