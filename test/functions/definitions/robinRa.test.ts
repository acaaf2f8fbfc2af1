import { ROBIN_RA } from "../../../src/functions/definitions/robinRa";
import { BLANK, value } from "../../support/call";

const RATINGS = [2600, 2500, "u", 2400, "u", 2150, 2300, "u", "u", 2300];
const SCORES = [8, 7, 7, 6, 6, 4, 3, 2, 1, 1];

test("2348 in the example, omitted and blank editions are 2017", () => {
  expect(value(ROBIN_RA, RATINGS, SCORES)).toBe(2348);
  expect(value(ROBIN_RA, RATINGS, SCORES, BLANK, BLANK)).toBe(2348);
});

test("games of a double round", () => {
  const doubled = SCORES.map((score) => 2 * score);
  expect(value(ROBIN_RA, RATINGS, doubled, 18, 2014)).toBe(2348);
});

test("wrong inputs and no number", () => {
  expect(value(ROBIN_RA, RATINGS, [1])).toMatch(/^#VALUE! ratings is a range of 10 × 1 cells/);
  expect(value(ROBIN_RA, [2000, 2000, "u"], [3, 0, 0])).toMatch(
    /^#VALUE! scores \(row 1, column 1\): 3 points in 2 games/,
  );
  expect(value(ROBIN_RA, RATINGS, SCORES, null, 2022)).toMatch(
    /^#N\/A The round-robin method is gone .* Article 8\.2 \(2022\)\.$/,
  );
  expect(value(ROBIN_RA, [2000, 2000, "u"], [2, 1, 0], null, 2005)).toMatch(
    /^#N\/A dp is not defined .*\(player 1\)/,
  );
  expect(value(ROBIN_RA, RATINGS, SCORES, null, "rapid")).toMatch(
    /^#N\/A The round-robin method is gone/,
  );
});
