import { averageRating } from "../../src/rules/average";

test("exact, not rounded", () => {
  expect(averageRating([2100, 2200, 2201])).toBe(6501 / 3);
  expect(averageRating([1999, 2000])).toBe(1999.5);
});

test("nobody has no average", () => {
  expect(averageRating([])).toBeNull();
});
