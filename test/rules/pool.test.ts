import { pool } from "../../src/rules/pool";
import { because, edition } from "../support/editions";

const event = (average: number, score: number, games: number) => ({ average, score, games });

test("8.3 (2011): as if played in one tournament", () => {
  expect(pool([event(2220, 2, 3), event(2150, 6, 5), event(2200, 5, 4)], edition(2011))).toBe(2199);
});

test("8.24: dp is not multiplied by n/(n+1)", () => {
  expect(pool([event(2000, 2, 3), event(2000, 2, 3)], edition(2014))).toBe(2000 - 125);
});

test("from 2024 the two draws are added once", () => {
  expect(pool([event(1600, 2, 2), event(1600, 2, 2)], edition(2024))).toBe(1667);
});

test("the conditions hold for the totals", () => {
  expect(because(pool([event(2000, 0, 2), event(2000, 0, 3)], edition(2014)))).toBe(
    "tooFewPoints, 8.21 (2014)",
  );
  expect(pool([event(2000, 0, 2), event(2000, 1, 3)], edition(2014))).toBe(2000 - 366);
});

test("2005 averages instead, and no game is no rating", () => {
  expect(because(pool([event(2000, 2, 3)], edition(2005)))).toBe("averagedNotPooled, 10.3 (2005)");
  expect(because(pool([event(2000, 2, 3)], edition(2009)))).toBe("averagedNotPooled, 8.3 (2009)");
  expect(because(pool([], edition(2011)))).toBe("noRatedOpponents, 8.3 (2011)");
});
