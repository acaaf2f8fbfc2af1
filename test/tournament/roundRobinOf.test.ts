import fc from "fast-check";
import { roundRobinOf } from "../../src/tournament/roundRobinOf";
import {
  eventOfRoundRobin,
  roundRobinOfEvent,
  tournamentOfRoundRobin,
} from "../support/tournaments";
import { randomField } from "../support/randomField";

test("a round robin by its games is the same round robin; without one game it is none", () => {
  fc.assert(
    fc.property(randomField(), fc.nat(), ({ ratings, square }, which) => {
      const players = ratings.map((rating, index) => ({ name: `P${index}`, rating, k: null }));
      const robin = { players, scores: { square } };
      const event = eventOfRoundRobin(robin)!;
      expect(roundRobinOf(tournamentOfRoundRobin(robin))).toEqual(robin);
      expect(roundRobinOfEvent(event)).toEqual(robin);
      const [first, ...others] = event.players;
      const games = first!.games.filter((_, index) => index !== which % first!.games.length);
      expect(
        roundRobinOfEvent({ ...event, players: [{ ...first!, games }, ...others] }),
      ).toBeNull();
    }),
  );
});

test("opponents from elsewhere, or two players alone, are no round robin", () => {
  const opponent = { name: "X", rating: 2000, place: null };
  const games = [{ round: 1, opponent, score: 2 as const }];
  const players = ["A", "B", "C"].map((name) => ({ name, rating: 2000, k: null, games }));
  expect(roundRobinOfEvent({ kind: "swiss", rounds: 1, players })).toBeNull();
  expect(roundRobinOfEvent({ kind: "match", rounds: 1, players: players.slice(1) })).toBeNull();
});

test("a crosstable keeps the games that were not played; totals are totals", () => {
  const players = ["A", "B", "C"].map((name) => ({ name, rating: 2000, k: null }));
  const square = [
    [[], [2], [null]],
    [[0], [], [1]],
    [[null], [1], []],
  ] as const;
  const robins = [
    { players, scores: { square } },
    { players, scores: { totals: [3, 2, 1] } },
  ];
  expect(robins.map((robin) => roundRobinOf(tournamentOfRoundRobin(robin)))).toEqual(robins);
});
