import { gamesToTurnOver } from "../../src/rules/turnover";
import { edition } from "../support/editions";

test.each([
  [2005, 10, 75],
  [2005, 15, 50],
  [2005, 25, 30],
  [2011, 10, 75],
  [2011, 15, 50],
  [2014, 10, 70],
  [2014, 20, 35],
  [2014, 40, 18],
])("14.3 (2005), 12.3 (2011, 2014): %i, K = %i: %i games", (id, k, games) => {
  expect(gamesToTurnOver(k, edition(id))).toBe(games);
});

test("what 2011 and 2014 print for a K that is not theirs comes out for their own K", () => {
  expect(gamesToTurnOver(30, edition(2011))).toBe(25);
  expect(gamesToTurnOver(30, edition(2014))).toBe(23);
});
