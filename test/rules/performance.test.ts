import { performance } from "../../src/rules/performance";
import { because } from "../support/editions";

test("the rounded mean plus dp", () => {
  expect(performance([2400, 2501], 2)).toBe(2451);
  expect(performance([2400, 2501], 4)).toBe(2451 + 800);
  expect(performance([2400, 2500, 2600], 4)).toBe(2500 + 125);
});

test("without rated opponents there is none", () => {
  expect(because(performance([], 0))).toBe("noRatedOpponents, 8.2.2 (2025)");
});
