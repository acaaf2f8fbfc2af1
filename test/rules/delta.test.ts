import fc from "fast-check";
import { EDITION_IDS } from "../../src/rules/editions/editions";
import { delta } from "../../src/rules/delta";
import type { Result } from "../../src/rules/units";
import { edition } from "../support/editions";

const rating = fc.integer({ min: 1, max: 2649 });
const result = fc.constantFrom<Result>(0, 1, 2);

test.each(EDITION_IDS)("%d: ΔR of both players of a game sum to zero below 2650", (id) => {
  fc.assert(
    fc.property(rating, rating, result, (white, black, score) => {
      const rules = edition(id);
      const other = (2 - score) as Result;
      expect(delta(white, black, score, rules) + delta(black, white, other, rules)).toBe(0);
    }),
  );
});

test("8.3.1 (2025): the limits are not symmetric from 2650", () => {
  expect(delta(2813, 2400, 2, edition(2025)) + delta(2400, 2813, 0, edition(2025))).toBe(-1);
});
