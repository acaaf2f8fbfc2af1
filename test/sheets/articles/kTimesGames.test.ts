import fc from "fast-check";
import { EDITIONS } from "../../../src/rules/editions/editions";
import { kInPeriod } from "../../../src/rules/kFactor";
import { kTimesGames } from "../../../src/sheets/articles/kTimesGames";
import { calculated } from "../../support/calculated";

test("K × n is the rule's wherever it has a limit", () => {
  const limited = EDITIONS.filter(({ highestKTimesGames }) => Number.isFinite(highestKTimesGames));
  fc.assert(
    fc.property(
      fc.constantFrom(...limited),
      fc.constantFrom(10, 15, 20, 25, 30, 40),
      fc.integer({ min: 1, max: 90 }),
      (edition, k, n) => {
        const formula = calculated([k, n], (of, games) =>
          kTimesGames(of, games, edition.highestKTimesGames),
        );
        expect(formula).toBe(kInPeriod(k, n, edition));
      },
    ),
  );
});
