import fc from "fast-check";
import { EDITIONS } from "../../../src/rules/editions/editions";
import { kFactor } from "../../../src/rules/kFactor";
import { fideK, plainK } from "../../../src/sheets/articles/k";
import { calculated } from "../../support/calculated";

/** As the cells have it: nothing where it is not known. */
const player = fc.record({
  rating: fc.integer({ min: 1000, max: 2900 }),
  games: fc.oneof(fc.constant(""), fc.integer({ min: 0, max: 60 })),
  age: fc.oneof(fc.constant(""), fc.integer({ min: 1, max: 40 })),
  peak: fc.oneof(fc.constant(""), fc.integer({ min: 2200, max: 2500 })),
});

const STYLES = [
  ["fide", fideK],
  ["plain", plainK],
] as const;

describe.each(STYLES)("%s", (_, kOf) => {
  describe.each(EDITIONS.map((edition) => [edition.name, edition] as const))(
    "%s",
    (__, edition) => {
      test("K of what the cells tell of a player is the rule's", () => {
        const k = kOf(edition);
        fc.assert(
          fc.property(player, ({ rating, games, age, peak }) => {
            const known = {
              games: Number(games) || Infinity,
              age: Number(age) || Infinity,
              peak: Number(peak) || 0,
            };
            const shown = calculated([rating, games, age, peak], (...cells) => {
              const [own, soFar, years, highest] = cells as [never, never, never, never];
              return k({ rating: own, games: soFar, age: years, peak: highest });
            });
            expect(shown).toBe(kFactor({ rating, ...known }, edition));
          }),
        );
      });

      test("where nothing is known of anybody, K is by the rating alone", () => {
        const k = kOf(edition);
        for (const rating of [1000, 2299, 2300, 2399, 2400, 2900]) {
          const shown = calculated([rating], (own) =>
            k({ rating: own, games: null, age: null, peak: null }),
          );
          const adult = { rating, games: Infinity, age: Infinity, peak: 0 };
          expect(shown).toBe(kFactor(adult, edition));
        }
      });
    },
  );
});
