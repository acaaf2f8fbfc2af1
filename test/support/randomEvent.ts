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
  return eventOfPairings(
    "swiss",
    ratings,
    rounds.map(([turn, results]) =>
      pairings(ratings.length, turn).map(([one, other], board): Pairing => [
        one,
        other,
        results[board]!,
      ]),
    ),
  );
}

/** The circle turned by so many places, folded in the middle. */
function pairings(players: number, turn: number): [number, number][] {
  const circle = Array.from({ length: players }, (_, index) => (index + turn) % players);
  return Array.from({ length: Math.floor(players / 2) }, (_, board) => [
    circle[board]!,
    circle[players - 1 - board]!,
  ]);
}

/** Two players, either of them perhaps unrated, over up to fourteen games; some not played. */
export function randomMatch(): fc.Arbitrary<Event> {
  const rating = fc.option(fc.integer({ min: 900, max: 2850 }), { freq: 5 });
  return fc
    .tuple(rating, rating, fc.array(fc.nat(3), { minLength: 2, maxLength: 14 }))
    .map(([one, other, results]) =>
      eventOfPairings(
        "match",
        [one, other],
        results.map((result) => [[0, 1, result]]),
      ),
    );
}

/** Everybody of one team against everybody of the other. */
export function randomScheveningen(): fc.Arbitrary<Event> {
  const rating = fc.option(fc.integer({ min: 900, max: 2850 }), { freq: 6 });
  return fc.integer({ min: 2, max: 5 }).chain((team) =>
    fc
      .tuple(
        fc.array(rating, { minLength: 2 * team, maxLength: 2 * team }),
        fc.array(fc.nat(2), { minLength: team * team, maxLength: team * team }),
      )
      .map(([ratings, results]) =>
        eventOfPairings(
          "scheveningen",
          ratings,
          Array.from({ length: team }, (_, round) =>
            Array.from({ length: team }, (__, board): Pairing => {
              const other = team + ((board + round) % team);
              return [board, other, results[round * team + board]!];
            }),
          ),
        ),
      ),
  );
}

type Pairing = readonly [one: number, other: number, result: number];

function eventOfPairings(
  kind: Event["kind"],
  ratings: readonly (number | null)[],
  rounds: readonly (readonly Pairing[])[],
): Event {
  const names = ratings.map((_, index) => `P${index + 1}`);
  const players = ratings.map((rating, player): EventPlayer => ({
    name: names[player]!,
    rating,
    k: null,
    games: rounds.flatMap((pairings, round) =>
      pairings.flatMap(([one, other, result]): EventGame[] => {
        if (result === 3 || (one !== player && other !== player)) return [];
        const place = one === player ? other : one;
        const score = (one === player ? result : 2 - result) as Result;
        const opponent = { name: names[place]!, rating: ratings[place]!, place };
        return [{ round: round + 1, opponent, score }];
      }),
    ),
  }));
  return { kind, rounds: rounds.length, players };
}
