import { logistic } from "../../src/rules/logistic";

test("12.1: one half at equal ratings, 10/11 at 400 points", () => {
  expect(logistic(0)).toBe(0.5);
  expect(logistic(400)).toBeCloseTo(10 / 11, 12);
  expect(logistic(-400)).toBeCloseTo(1 / 11, 12);
});

test("a number at any difference", () => {
  expect([logistic(1e308), logistic(-1e308)]).toEqual([1, 0]);
});
