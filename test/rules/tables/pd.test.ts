import fc from "fast-check";
import { BARE_TABLE, lookUp, PD_ROWS } from "../../../src/rules/tables/pd";

const pd = (difference: number) => lookUp(BARE_TABLE, difference);

test.each([
  [0, 50],
  [3, 50],
  [4, 51],
  [344, 88],
  [345, 89],
  [357, 89],
  [358, 90],
  [391, 91],
  [392, 92],
  [411, 92],
  [735, 99],
  [736, 100],
  [4000, 100],
  [-4000, 0],
  [1e9, 100],
  [-1e9, 0],
])("8.1(b): a difference of %d is .%d", (difference, expected) => {
  expect(pd(difference)).toBe(expected);
});

test("H + L = 1", () => {
  fc.assert(
    fc.property(fc.integer({ min: -4000, max: 4000 }), (difference) => {
      expect(pd(difference) + pd(-difference)).toBe(100);
    }),
  );
});

test("a greater difference is never expected to score less", () => {
  for (let difference = -800; difference < 800; difference += 1) {
    expect(pd(difference + 1)).toBeGreaterThanOrEqual(pd(difference));
  }
});

test("the rows cover every difference once, and the last has no end", () => {
  for (const [index, row] of PD_ROWS.entries()) {
    const next = PD_ROWS[index + 1];
    expect(row.to).toBe(next === undefined ? undefined : next.from - 1);
    expect(pd(row.from)).toBe(row.higher);
  }
  expect(PD_ROWS.at(-1)).toEqual({ from: 736, higher: 100 });
});
