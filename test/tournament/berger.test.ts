import fc from "fast-check";
import { bergerRounds } from "../../src/tournament/berger";

const written = (players: number) =>
  bergerRounds(players).map((round) => round.map(({ white, black }) => `${white}-${black}`));

test("five or six players, as C.05 prints the table", () => {
  expect(written(6)).toEqual([
    ["1-6", "2-5", "3-4"],
    ["6-4", "5-3", "1-2"],
    ["2-6", "3-1", "4-5"],
    ["6-5", "1-4", "2-3"],
    ["3-6", "4-2", "5-1"],
  ]);
  expect(written(5)[0]).toEqual(["2-5", "3-4"]);
});

test("everybody meets everybody once, and nobody twice in a round", () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 40 }), (players) => {
      const rounds = bergerRounds(players);
      const met = rounds
        .flat()
        .map(({ white, black }) => [white, black].sort((a, b) => a - b).join());
      expect(new Set(met).size).toBe((players * (players - 1)) / 2);
      for (const round of rounds) {
        const there = round.flatMap(({ white, black }) => [white, black]);
        expect(new Set(there).size).toBe(there.length);
      }
    }),
  );
});
