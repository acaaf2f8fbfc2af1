import fc from "fast-check";
import { halfAwayFromZero, halfUp, quotientHalfUp } from "../../src/rules/rounding";

test("half up: 0.5 to 1, −0.5 to 0", () => {
  expect([0.5, 1.4, -0.5, -0.51, 2348.45].map(halfUp)).toEqual([1, 1, 0, -1, 2348]);
});

test("half away from zero: −2.50 becomes −3 (8.57, 2014)", () => {
  expect([2.5, -2.5, 2.49, -2.49, 0].map(halfAwayFromZero)).toEqual([3, -3, 2, -2, 0]);
});

test("never minus zero", () => {
  expect(Object.is(halfAwayFromZero(-0.2), 0)).toBe(true);
});

test("a half that a sum of decimals missed by a hair is a half", () => {
  const sum = 8.2 - 5.7;
  expect(sum).not.toBe(2.5);
  expect(halfAwayFromZero(sum)).toBe(3);
  expect(halfUp(0.145 * 100)).toBe(15);
});

test("the quotient is rounded exactly", () => {
  expect(quotientHalfUp(50 * 23, 20)).toBe(58);
  fc.assert(
    fc.property(
      fc.integer({ min: -100000, max: 100000 }),
      fc.integer({ min: 1, max: 500 }),
      (a, b) => {
        const rounded = quotientHalfUp(a, b);
        expect(2 * rounded * b).toBeGreaterThan(2 * a - b - 1e-9);
        expect(2 * rounded * b).toBeLessThanOrEqual(2 * a + b);
      },
    ),
  );
});
