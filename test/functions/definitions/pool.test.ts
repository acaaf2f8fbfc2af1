import { POOL } from "../../../src/functions/definitions/pool";
import { value } from "../../support/call";

test("events as one, empty rows left out", () => {
  expect(value(POOL, [2220, 2150, 2200, 0, ""], [1, 3, 2.5, 0, ""], [3, 5, 4, 0, ""], 2011)).toBe(
    2199,
  );
});

test("wrong rows", () => {
  expect(value(POOL, [2220, "u"], [1, 1], [3, 3], 2011)).toBe(
    "#VALUE! averages (row 2, column 1): “u”. Expected the average rating of the rated opponents.",
  );
  expect(value(POOL, "u", 1, 3, 2011)).toMatch(/^#VALUE! averages: “u”/);
  expect(value(POOL, [2220, 2200], [1, 4], [3, 3], 2011)).toMatch(
    /^#VALUE! scores \(row 2, column 1\): 4 points in 3 games/,
  );
  expect(value(POOL, [2220], [1, 4], [3, 3])).toMatch(
    /^#VALUE! averages is a range of 1 × 1 cells/,
  );
  expect(value(POOL, [2220, 2200], [1, 4], [3])).toMatch(
    /^#VALUE! averages is a range of 2 × 1 cells, games/,
  );
});

test("2005 averages instead", () => {
  expect(value(POOL, [2220], [1], [3], 2005)).toMatch(
    /^#N\/A .*FIDE\.WEIGHTED\. Article 10\.3 \(2005\)\.$/,
  );
});
