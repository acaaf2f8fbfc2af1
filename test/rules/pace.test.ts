import { highestOf, isGameTooFast, paceOf } from "../../src/rules/pace";
import { edition } from "../support/editions";

test("1.1 (rapid and blitz 2024): more than 10 and less than 60 minutes are rapid, up to 10 blitz", () => {
  expect([3, 5, 10, 10.1, 25, 59.9, 60, 120].map(paceOf)).toEqual([
    "blitz",
    "blitz",
    "blitz",
    "rapid",
    "rapid",
    "rapid",
    "standard",
    "standard",
  ]);
});

test("1.1: from 2017 the class is that of the game, 2200 and 1600, from 2022 2400 and 1800; before, the event's", () => {
  const fast = (id: 2014 | 2017 | 2022, minutes: number, one: number, other: number | null) =>
    isGameTooFast(minutes, [one, other], edition(id));
  expect([fast(2017, 90, 2200, 1500), fast(2017, 90, 2199, null)]).toEqual([true, false]);
  expect([fast(2022, 90, 2200, 1500), fast(2022, 90, 1500, 2400)]).toEqual([false, true]);
  expect([fast(2022, 60, 1799, 1500), fast(2022, 60, 1800, null)]).toEqual([false, true]);
  expect(fast(2014, 60, 2700, 2700)).toBe(false);
  expect([highestOf([null, 1500, 2000]), highestOf([null])]).toEqual([2000, null]);
});
