import fc from "fast-check";
import type { Result } from "../../src/rules/units";
import type { Event, EventGame, EventPlayer } from "../../src/tournament/event";

/** A Swiss of 4 to 14 players over up to 9 rounds: everybody meets somebody, or nobody, in each. */
export function randomSwiss(): fc.Arbitrary<Event> {
  const player = fc.option(fc.integer({ min: 900, max: 2850 }), { freq: 3 });
  return fc
    .tuple(
      fc.array(player, { minLength: 4, maxLength: 14 }),
      fc.array(fc.tuple(fc.nat(), fc.array(fc.nat(3), { minLength: 7, maxLength: 7 })), {
        minLength: 1,
        maxLength: 9,
      }),
    )
    .map(([ratings, rounds]) => eventOf(ratings, rounds));
}

type Round = readonly [turn: number, results: readonly number[]];

function eventOf(ratings: readonly (number | null)[], rounds: readonly Round[]): Event {
  const names = ratings.map((_, index) => `P${index + 1}`);
  const games = ratings.map((): EventGame[] => []);
  for (const [index, [turn, results]] of rounds.entries()) {
    for (const [board, [one, other]] of pairings(ratings.length, turn).entries()) {
      const result = results[board]!;
      if (result === 3) continue;
      const add = (player: number, place: number, score: Result) =>
        games[player]!.push({
          round: index + 1,
          opponent: { name: names[place]!, rating: ratings[place]!, place },
          score,
        });
      add(one, other, result as Result);
      add(other, one, (2 - result) as Result);
    }
  }
  const players = ratings.map((rating, index): EventPlayer => ({
    name: names[index]!,
    rating,
    k: null,
    games: games[index]!,
  }));
  return { kind: "swiss", players };
}

/** The circle turned by so many places, folded in the middle. */
function pairings(players: number, turn: number): [number, number][] {
  const circle = Array.from({ length: players }, (_, index) => (index + turn) % players);
  return Array.from({ length: Math.floor(players / 2) }, (_, board) => [
    circle[board]!,
    circle[players - 1 - board]!,
  ]);
}
