import fc from "fast-check";
import { counted } from "../../src/rules/counted";
import { EDITION_IDS } from "../../src/rules/editions/editions";
import { expected, pdOf } from "../../src/rules/expected";
import { edition } from "../support/editions";

const rating = fc.integer({ min: 1, max: 4000 });

test("PD of a difference with decimals: rounded, the half away from zero", () => {
  expect([pdOf(3.5), pdOf(-3.5), pdOf(3.49)]).toEqual([51, 49, 50]);
});

test.each(EDITION_IDS)("%d: PD of the difference to the counted rating", (id) => {
  fc.assert(
    fc.property(rating, rating, (own, opponent) => {
      const rules = edition(id);
      expect(expected(own, opponent, rules)).toBe(pdOf(own - counted(own, opponent, rules)));
    }),
  );
});

test("limited at 350 to .89, at 400 to .92", () => {
  expect(expected(2600, 2000, edition(2005))).toBe(89);
  expect(expected(2000, 2600, edition(2005))).toBe(11);
  expect(expected(2600, 2000, edition(2014))).toBe(92);
  expect(expected(2000, 2600, edition(2014))).toBe(8);
});

test("8.3.1 (2025): from 2650 on a difference of 450 counts in full", () => {
  expect(expected(2650, 2200, edition(2025))).toBe(pdOf(450));
  expect(expected(2649, 2199, edition(2025))).toBe(pdOf(400));
});
