import { isActive } from "../../src/rules/active";
import { edition } from "../support/editions";

test("four games a year in 2005, one from 2011", () => {
  expect([3, 4].map((games) => isActive(games, edition(2005)))).toEqual([false, true]);
  expect([0, 1].map((games) => isActive(games, edition(2011)))).toEqual([false, true]);
});
