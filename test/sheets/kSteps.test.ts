import { kByRating } from "../../src/sheets/kSteps";
import { edition } from "../support/editions";

test("K by the rating alone: 15, from 2014 20, and 10 from 2400", () => {
  expect(kByRating(edition(2005))).toEqual([
    { from: 1, k: 15 },
    { from: 2400, k: 10 },
  ]);
  expect(kByRating(edition(2014))).toEqual([
    { from: 1, k: 20 },
    { from: 2400, k: 10 },
  ]);
});
