import { weighted } from "../../src/rules/weighted";
import { because } from "../support/editions";

test("10.3 (2005), half up", () => {
  expect(
    weighted([
      { ru: 2280, games: 5 },
      { ru: 2400, games: 10 },
      { ru: 2000, games: 5 },
    ]),
  ).toBe(2270);
  expect(
    weighted([
      { ru: 2000, games: 1 },
      { ru: 2001, games: 1 },
    ]),
  ).toBe(2001);
});

test("nothing to average", () => {
  expect(because(weighted([]))).toBe("nothingToAverage, 10.3 (2005)");
});
