import fc from "fast-check";
import { eventOfRoundRobin } from "../../../src/tournament/eventOfRoundRobin";
import { roundRobinOfEvent } from "../../../src/tournament/kinds/roundRobinOfEvent";
import { randomField } from "../../support/randomField";

test("a round robin by its games is the same round robin; without one game it is none", () => {
  fc.assert(
    fc.property(randomField(), fc.nat(), ({ ratings, square }, which) => {
      const players = ratings.map((rating, index) => ({ name: `P${index}`, rating, k: null }));
      const robin = { players, scores: { square } };
      const event = eventOfRoundRobin(robin)!;
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
