import type { EditionId } from "../../src/rules/editions/edition";
import {
  isLaterLighter,
  minimumScore,
  tooFewPoints,
  tooFewRatedOpponents,
} from "../../src/rules/firstRatingConditions";
import { because, edition } from "../support/editions";

/** Half points needed: first event, a later Swiss, a later round robin. */
test.each<[EditionId, number, number, number]>([
  [2005, 2, 0, 0],
  [2011, 2, 2, 0],
  [2012, 2, 2, 0],
  [2014, 1, 0, 0],
  [2017, 1, 0, 0],
  [2022, 1, 0, 0],
  [2025, 1, 0, 0],
])("%d: first %d, later Swiss %d, later round robin %d", (id, first, swiss, robin) => {
  expect(minimumScore(edition(id), "swiss", true)).toBe(first);
  expect(minimumScore(edition(id), "robin", true)).toBe(first);
  expect(minimumScore(edition(id), "swiss", false)).toBe(swiss);
  expect(minimumScore(edition(id), "robin", false)).toBe(robin);
});

test("the article that says so", () => {
  expect(because(tooFewPoints(1, edition(2005), "swiss", true))).toBe("tooFewPoints, 10.21 (2005)");
  expect(because(tooFewPoints(1, edition(2011), "swiss", false))).toBe("tooFewPoints, 6.41 (2011)");
  expect(tooFewPoints(1, edition(2014), "swiss", true)).toBeNull();
});

test("three rated opponents until 2012", () => {
  expect(because(tooFewRatedOpponents(2, edition(2005)))).toBe("tooFewRatedOpponents, 6.42 (2005)");
  expect(because(tooFewRatedOpponents(2, edition(2012)))).toBe("tooFewRatedOpponents, 8.21 (2012)");
  expect(tooFewRatedOpponents(3, edition(2011))).toBeNull();
  expect(tooFewRatedOpponents(1, edition(2014))).toBeNull();
});

test("a later event asks for less, but not a Swiss until 2012", () => {
  const lighter = (id: EditionId) => [
    isLaterLighter(edition(id), "swiss"),
    isLaterLighter(edition(id), "robin"),
  ];
  expect(lighter(2005)).toEqual([true, true]);
  expect(lighter(2011)).toEqual([false, true]);
  expect(lighter(2014)).toEqual([true, true]);
});

test("what is lacking, and how much it takes", () => {
  expect(tooFewPoints(1, edition(2011), "swiss", false)?.values).toEqual({
    score: 1,
    needed: 2,
    first: false,
  });
  expect(tooFewRatedOpponents(2, edition(2011))?.values).toEqual({ games: 2, needed: 3 });
  expect(tooFewRatedOpponents(2, edition(2005), "robin")).toBeNull();
});
