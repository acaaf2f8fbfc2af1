import fc from "fast-check";
import { change, sumOfDeltas } from "../../src/rules/change";
import type { Edition } from "../../src/rules/editions/edition";
import { EDITION_IDS } from "../../src/rules/editions/editions";
import { editionOf } from "../../src/rules/editions/editionOn";
import type { Result } from "../../src/rules/units";
import { edition } from "../support/editions";

const game = fc.record({
  opponent: fc.integer({ min: 1000, max: 2900 }),
  score: fc.constantFrom<Result>(0, 1, 2),
});

test.each(EDITION_IDS)("%d: ΣΔR is in whole hundredths", (id) => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 2900 }), fc.array(game), (rating, games) => {
      expect(Number.isInteger(sumOfDeltas(rating, games, edition(id)))).toBe(true);
    }),
  );
});

test("K × ΣΔR", () => {
  const games = [
    { opponent: 2100, score: 2 as const },
    { opponent: 1900, score: 0 as const },
  ];
  expect(sumOfDeltas(2000, games, edition(2014))).toBe(0);
  expect(change(2000, games.slice(0, 1), 20, edition(2014))).toBe(20 * 64);
});

test("8.3.1 (2022): one game is upgraded, equal ones once", () => {
  const games = [
    { opponent: 1300, score: 2 as const },
    { opponent: 1300, score: 2 as const },
  ];
  expect(sumOfDeltas(2000, games, edition(2022))).toBe(8 + 1);
  expect(sumOfDeltas(2000, games, edition(2024))).toBe(8 + 8);
});

test("8.3.1 (2022): opponents above stay limited in every game", () => {
  const games = [
    { opponent: 2700, score: 0 as const },
    { opponent: 2700, score: 0 as const },
  ];
  expect(sumOfDeltas(2000, games, edition(2022))).toBe(-16);
});

test("rapid: games 600 apart do not count above 2600", () => {
  const rapid = editionOf(2025, "rapid") as Edition;
  const games = [
    { opponent: 2000, score: 0 as const },
    { opponent: 2700, score: 1 as const },
  ];
  expect(sumOfDeltas(2700, games, rapid)).toBe(0);
});

test("no game, no change", () => {
  expect(change(2000, [], 20, edition(2014))).toBe(0);
});
