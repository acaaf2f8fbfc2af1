import fc from "fast-check";
import { EDITIONS } from "../../../src/rules/editions/editions";
import { isReason } from "../../../src/rules/reason";
import type { PlayedOrNot } from "../../../src/rules/robin/crosstable";
import { fullScores, type RobinField } from "../../../src/rules/robin/event";
import { iterate } from "../../../src/rules/robin/iteration";
import { whyNoIteration } from "../../../src/rules/robin/whyNoIteration";
import { randomField } from "../../support/randomField";

const FIELD = { fewest: 2, most: 7 };

/** Single and double rounds, with games not played, or as totals; some play a later event. */
function anyField(): fc.Arbitrary<RobinField> {
  return fc
    .record({
      field: randomField(FIELD),
      back: fc.option(randomField(FIELD), { freq: 2 }),
      unplayed: fc.option(fc.tuple(fc.nat(6), fc.nat(6)), { freq: 3, nil: null }),
      isInTotals: fc.boolean(),
      later: fc.array(fc.nat(6), { maxLength: 3 }),
    })
    .map(({ field: { ratings, square }, back, unplayed, isInTotals, later }) => {
      const games = square.map((row, player) =>
        row.map((first, opponent): PlayedOrNot[] => [
          ...first,
          ...(back === null ? [] : (back.square[player]?.[opponent] ?? first)),
        ]),
      );
      const [one = 0, other = 0] = unplayed ?? [];
      const cells = [games[one]?.[other], games[other]?.[one]];
      if (unplayed !== null) for (const cell of cells) cell?.fill(null);
      const scores = { square: games };
      const totals = { totals: fullScores(scores) };
      return { ratings, scores: isInTotals ? totals : scores, later: new Set(later) };
    });
}

describe.each(EDITIONS)("$name", (edition) => {
  test("the reason of the iteration, and none where it gives numbers", () => {
    fc.assert(
      fc.property(anyField(), (field) => {
        const iteration = iterate(field, edition);
        const why = isReason(iteration) ? iteration : null;
        expect(whyNoIteration(field, edition)).toEqual(why);
      }),
      { numRuns: 300 },
    );
  });
});

test("every answer is among such fields", () => {
  const fields = fc.sample(anyField(), { seed: 1, numRuns: 500 });
  const keys = EDITIONS.flatMap((edition) =>
    fields.map((field) => whyNoIteration(field, edition)?.key ?? "none"),
  );
  expect([...new Set(keys)].sort()).toEqual([
    "dpUndefined",
    "nobodyRated",
    "none",
    "resultsNeeded",
    "robinRemoved",
    "tooFewPlayers",
    "unplayedGame",
  ]);
});

test("as printed there is no other reason", () => {
  const [, , edition2011] = EDITIONS;
  fc.assert(
    fc.property(anyField(), (field) => {
      const printed = iterate(field, edition2011!, { asPrinted: true });
      expect(whyNoIteration(field, edition2011!)).toEqual(isReason(printed) ? printed : null);
    }),
  );
});
