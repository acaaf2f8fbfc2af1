import { gamesPerPairing, type Crosstable, type PlayedOrNot } from "../../rules/robin/crosstable";
import { NO_DETAILS, type PlayerDetails } from "../playerDetails";
import type { RoundResult } from "../round/round";
import type { Player } from "../roundRobin";
import type { PlayerRound, Played } from "../tournament";

/** A crosstable tells no rounds: the opponent's place stands for them. */
export function playedInSquare(
  players: readonly Player[],
  details: readonly PlayerDetails[],
  square: Crosstable,
  /** null: the table has none. */
  numbers: readonly number[] | null,
): Played {
  return {
    kind: "robin",
    told: "pairings",
    rounds: gamesPerPairing(square) * (players.length - 1),
    players: players.map((player, place) => ({
      player,
      details: details[place] ?? NO_DETAILS,
      start: numbers?.[place] ?? null,
      points: null,
      rounds: players.flatMap(({ name, rating }, other) =>
        other === place
          ? []
          : (square[place]?.[other] ?? []).map((score): PlayerRound => ({
              round: other + 1,
              opponent: { name, rating, place: other },
              colour: null,
              result: resultOf(score),
            })),
      ),
    })),
  };
}

const RESULTS = ["0", "=", "1"] as const;

/** Which of the two a forfeit belongs to, a crosstable's + and - no longer tell: nobody has it. */
export function resultOf(score: PlayedOrNot): RoundResult {
  return score === null ? "-" : RESULTS[score];
}
