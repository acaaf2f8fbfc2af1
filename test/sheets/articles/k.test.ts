import fc from "fast-check";
import { EDITIONS } from "../../../src/rules/editions/editions";
import { kFactor } from "../../../src/rules/kFactor";
import { fideK, plainK } from "../../../src/sheets/articles/k";
import { calculated } from "../../support/calculated";

const player = fc.record({
  rating: fc.integer({ min: 1000, max: 2900 }),
  games: fc.oneof(fc.constant(Infinity), fc.integer({ min: 1, max: 60 })),
  age: fc.oneof(fc.constant(Infinity), fc.integer({ min: 8, max: 40 })),
  peak: fc.oneof(fc.constant(0), fc.integer({ min: 2200, max: 2500 })),
});

describe.each([
  ["fide", fideK],
  ["plain", plainK],
])("%s", (_, kOf) => {
  test.each(EDITIONS.map((edition) => [edition.name, edition] as const))(
    "%s: K of what is known of a player is the rule's",
    (__, edition) => {
      const k = kOf(edition);
      fc.assert(
        fc.property(player, ({ rating, ...known }) => {
          const expected = kFactor({ rating, ...known }, edition);
          expect(calculated([rating], (cell) => k(cell, known))).toBe(expected);
        }),
      );
    },
  );
});
