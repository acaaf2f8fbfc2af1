import { newRating } from "../../src/rules/newRating";

test.each([
  [2813, -2.5, 2810],
  [2053, -0.2, 2053],
  [2054, 92.48, 2146],
  [1622, 57.4, 1679],
  [2000, 0.5, 2001],
  [2000.4, 0.4, 2000],
])("%d %d → %d", (rating, change, expected) => {
  expect(newRating(rating, change)).toBe(expected);
});
