import type { Round, RoundResult } from "../round/round";
import {
  gamesPerPairing,
  scoreAgainst,
  type Crosstable,
  type PlayedOrNot,
} from "../../rules/robin/crosstable";
import { bergerRounds } from "../berger";
import { NO_DETAILS, type PlayerDetails } from "../playerDetails";
import type { RoundRobin } from "../roundRobin";
import type { TrfFile, TrfPlayer } from "./trfFile";

/**
 * A crosstable as a tournament file, its rounds and colours by the Berger tables of the players'
 * places; the second games of a double round with the colours turned. Null where only totals are known.
 */
export function fileOfRoundRobin(
  { players, scores }: RoundRobin,
  details: readonly PlayerDetails[],
): TrfFile | null {
  if ("totals" in scores) return null;
  const { square } = scores;
  const everybody = players.map((_, place) => place);
  const cycles = gamesPerPairing(square);
  return {
    lines: [],
    players: players.map(({ name, rating }, place): TrfPlayer => ({
      start: place + 1,
      name,
      rating,
      points: isPlayed(square) ? scoreAgainst(square, place, everybody) : null,
      rounds: Array.from({ length: cycles }, (_, cycle) =>
        roundsOfCycle(square[place] ?? [], place + 1, players.length, cycle),
      ).flat(),
      ...(details[place] ?? NO_DETAILS),
    })),
  };
}

/** Points for a game not played are not in the crosstable's results. */
function isPlayed(square: Crosstable): boolean {
  return square.every((row, player) =>
    row.every((games, opponent) => player === opponent || !games.includes(null)),
  );
}

function roundsOfCycle(
  row: readonly (readonly PlayedOrNot[])[],
  own: number,
  players: number,
  cycle: number,
): Round[] {
  return bergerRounds(players).map((round) => {
    const pairing = round.find(({ white, black }) => white === own || black === own);
    if (pairing === undefined) return { opponent: null, colour: null, result: "Z" };
    const isWhite = (pairing.white === own) === (cycle === 0);
    const opponent = pairing.white === own ? pairing.black : pairing.white;
    const score = row[opponent - 1]?.[cycle] ?? null;
    return { opponent, colour: isWhite ? "w" : "b", result: RESULTS[score ?? "unplayed"] };
  });
}

/** Which of the two a forfeit belongs to, a crosstable's + and - no longer tell: nobody has it. */
const RESULTS: Readonly<Record<0 | 1 | 2 | "unplayed", RoundResult>> = {
  2: "1",
  1: "=",
  0: "0",
  unplayed: "-",
};
