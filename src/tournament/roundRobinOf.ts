import type { PlayedOrNot } from "../rules/robin/crosstable";
import { numberedBy } from "./numbers";
import { scoreOf } from "./round/round";
import { FEWEST_PLAYERS, MOST_PLAYERS, type RoundRobin } from "./roundRobin";
import type { Participant, Played } from "./tournament";

/**
 * Everybody against everybody, as a crosstable or totals tell it; of rounds and games only where everybody
 * met everybody, once or twice. Else null.
 */
export function roundRobinOf(tournament: Played): RoundRobin | null {
  const { kind, told, players: all } = tournament;
  const isSquare = kind === "robin" && told === "pairings";
  const isTable = told === "points" || isSquare;
  if (all.length < FEWEST_PLAYERS || (!isTable && all.length > MOST_PLAYERS)) return null;
  const players = all.map(({ player, start }, place) => ({
    ...player,
    ...numberedBy(start, place),
  }));
  if (told === "points") {
    return { players, scores: { totals: all.map(({ points }) => points ?? 0) } };
  }
  const square = squareOf(all);
  if (isSquare) return { players, scores: { square } };
  const played = square.map((row) => row.map((games) => games.filter((game) => game !== null)));
  return isComplete(all, played) ? { players, scores: { square: played } } : null;
}

/** The results of each against each; null: not played. */
export function squareOf(all: readonly Participant[]): readonly (readonly PlayedOrNot[][])[] {
  return all.map(({ rounds }, own) =>
    all.map((_, other) =>
      rounds.flatMap(({ opponent, result }): PlayedOrNot[] => {
        if (opponent?.place !== other || other === own) return [];
        return [result === "?" ? null : scoreOf(result)];
      }),
    ),
  );
}

function isComplete(
  all: readonly Participant[],
  square: readonly (readonly (readonly PlayedOrNot[])[])[],
): boolean {
  const met = square.flatMap((row, own) => row.filter((_, other) => other !== own));
  const [games = 0] = met.map(({ length }) => length);
  const hasOthers = all.some(({ rounds }) =>
    rounds.some(({ opponent }) => opponent !== null && opponent.place === null),
  );
  return (games === 1 || games === 2) && met.every(({ length }) => length === games) && !hasOthers;
}
