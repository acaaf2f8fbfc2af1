import type { Edition } from "../../src/rules/editions/edition";
import { editionOf } from "../../src/rules/editions/editionOn";
import { isRatedGame } from "../../src/rules/ratedGame";
import { edition } from "../support/editions";

const rapid = editionOf(2025, "rapid") as Edition;

test("7.3.1 (rapid): 600 or more apart with one above 2600 is not rated", () => {
  expect(isRatedGame(2601, 2001, rapid)).toBe(false);
  expect(isRatedGame(2001, 2601, rapid)).toBe(false);
  expect(isRatedGame(2601, 2002, rapid)).toBe(true);
  expect(isRatedGame(2600, 1500, rapid)).toBe(true);
});

test("every standard game is rated, and rapid before December 2024", () => {
  expect(isRatedGame(2800, 1400, edition(2025))).toBe(true);
  expect(isRatedGame(2800, 1400, editionOf(2024, "rapid") as Edition)).toBe(true);
});
