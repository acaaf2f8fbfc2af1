import type { Edition } from "../../src/rules/editions/edition";
import { editionOf } from "../../src/rules/editions/editionOn";
import {
  isTimeControlRated,
  minimumTime,
  minutesOf,
  plainControl,
} from "../../src/rules/timeControl";
import { because, edition } from "../support/editions";

const rapid = editionOf(2025, "rapid") as Edition;
const blitz = editionOf(2025, "blitz") as Edition;

test("1.1: 120, 90 and 60 minutes from 2200 and 1600, in 2022 from 2400 and 1800", () => {
  expect([2200, 2199, 1600, 1599, null].map((top) => minimumTime(top, edition(2014)))).toEqual([
    120, 90, 90, 60, 60,
  ]);
  expect([2400, 2399, 1800, 1799, null].map((top) => minimumTime(top, edition(2022)))).toEqual([
    120, 90, 90, 60, 60,
  ]);
});

test("an increment counts for 60 moves", () => {
  expect(isTimeControlRated(90, 30, 2500, edition(2005))).toBe(true);
  expect(isTimeControlRated(90, 29, 2500, edition(2005))).toBe(false);
  expect(isTimeControlRated(60, 0, null, edition(2024))).toBe(true);
});

test("rapid: more than 10 and less than 60 minutes; blitz: more than 3, at most 10", () => {
  const rated = (minutes: number, seconds: number, pace: Edition) =>
    isTimeControlRated(minutes, seconds, 2000, pace);
  expect([
    rated(10, 0, rapid),
    rated(10, 1, rapid),
    rated(60, 0, rapid),
    rated(50, 10, rapid),
  ]).toEqual([false, true, false, false]);
  expect([
    rated(3, 0, blitz),
    rated(3, 2, blitz),
    rated(10, 0, blitz),
    rated(10, 1, blitz),
  ]).toEqual([false, true, true, false]);
  expect(because(minimumTime(2000, rapid))).toBe("paceHasBounds, 1.1 (rapid 2025)");
});

test("1.1: an increment of a later period counts for its moves alone, a period after move 60 for none", () => {
  const period = (moves: number | null, minutes: number, increment = 0) => ({
    moves,
    seconds: 60 * minutes,
    increment,
  });
  expect(minutesOf([period(40, 80), period(null, 30, 30)])).toBe(120);
  expect(minutesOf([period(40, 100, 30), period(20, 50, 30), period(null, 15, 30)])).toBe(180);
  expect(minutesOf([period(40, 75, 30), period(null, 15, 30)])).toBe(120);
  expect(minutesOf(plainControl(90, 30))).toBe(120);
});
