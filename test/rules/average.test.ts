import { averageRating } from "../../src/rules/average";
import { because, edition } from "../support/editions";

test("exact, not rounded", () => {
  expect(averageRating([2100, 2200, 2201], edition(2014))).toBe(6501 / 3);
  expect(averageRating([1999, 2000], edition(2014))).toBe(1999.5);
});

test("decimals of the ratings leave no noise", () => {
  expect(averageRating([1430.6, 1889.3, 1142.2, 2001], edition(2014))).toBe(1615.775);
});

test("nobody has no average", () => {
  expect(because(averageRating([], edition(2011)))).toBe("noRatedOpponents, 8.21 (2011)");
});
