import { counted, limitOf } from "../../src/rules/counted";
import { edition } from "../support/editions";

test("350 points in 2005, 400 from 2009", () => {
  expect(counted(2032, 2600, edition(2005))).toBe(2382);
  expect(counted(2150, 2600, edition(2011))).toBe(2550);
  expect(counted(2600, 2000, edition(2014))).toBe(2200);
});

test("an opponent within the limit counts as he is", () => {
  expect(counted(2000, 2400, edition(2014))).toBe(2400);
  expect(counted(2000, 1600, edition(2014))).toBe(1600);
});

test("decimals of a rating leave no noise", () => {
  expect(counted(2111.2, 1, edition(2005))).toBe(1761.2);
});

test("8.3.1 (2025): no limit for a player of 2650 or more", () => {
  expect(limitOf(2649, edition(2025))).toBe(400);
  expect(limitOf(2650, edition(2025))).toBe(Infinity);
  expect(counted(2650, 2000, edition(2025))).toBe(2000);
  expect(counted(2650, 2000, edition(2024))).toBe(2250);
});
