import { dependsOnLeftOut } from "../../../src/rules/robin/pointsFromLeftOut";
import type { Crosstable } from "../../../src/rules/robin/crosstable";
import type { Result } from "../../../src/rules/units";
import { edition } from "../../support/editions";

const RATINGS = [2300, 2250, 2200, 2150, null, null];

/** The higher player of the list wins, unless a score is told. */
function square(told: Readonly<Record<string, Result>>): Crosstable {
  return RATINGS.map((_, one) =>
    RATINGS.map((__, other) => {
      if (one === other) return [];
      const upper = told[`${Math.min(one, other)}-${Math.max(one, other)}`] ?? 2;
      return [(one < other ? upper : 2 - upper) as Result];
    }),
  );
}

test("6.1: an only point against a player who is left out", () => {
  const field = { ratings: RATINGS, scores: { square: square({}) } };
  expect(dependsOnLeftOut(field, edition(2005))).toBe(true);
  expect(dependsOnLeftOut({ ...field, later: new Set([4]) }, edition(2005))).toBe(false);
});

test("who has a point against others, too, does not depend on it", () => {
  const scores = { square: square({ "0-4": 0 }) };
  expect(dependsOnLeftOut({ ratings: RATINGS, scores }, edition(2005))).toBe(false);
});

test("where nobody is left out nothing depends on it", () => {
  const scores = { square: square({ "0-5": 0, "1-4": 0 }) };
  expect(dependsOnLeftOut({ ratings: RATINGS, scores }, edition(2005))).toBe(false);
});
