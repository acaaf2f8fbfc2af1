import { greatest } from "../../src/rules/greatest";

test("the greatest, or the least that it may be", () => {
  expect(greatest([3, 7, 5])).toBe(7);
  expect(greatest([-3], 0)).toBe(0);
  expect(greatest([], 1)).toBe(1);
  expect(greatest([])).toBe(-Infinity);
});

test("more values than arguments have room for", () => {
  expect(greatest(Array.from({ length: 500_000 }, (_, index) => index))).toBe(499_999);
});
