import { scoreOf, swissRu } from "../../src/rules/swissRu";
import { because, edition } from "../support/editions";

test("from the exact mean", () => {
  expect(swissRu([1999, 2000], 2, edition(2014), true)).toBe(2000);
});

test("nobody rated", () => {
  expect(because(swissRu([], 0, edition(2014), true))).toBe("noRatedOpponents, 8.21 (2014)");
});

test("the score of games", () => {
  expect(
    scoreOf([
      { opponent: 2000, score: 2 },
      { opponent: 2100, score: 1 },
    ]),
  ).toBe(3);
});
