import { dpTable } from "../../../src/rules/tables/dp";

test.each([
  [50, 0],
  [51, 7],
  [67, 125],
  [89, 351],
  [99, 677],
  [100, 800],
  [0, -800],
  [1, -677],
  [44, -43],
])("8.1(a): .%d is %d", (p, expected) => {
  expect(dpTable(p)).toBe(expected);
});

test("dp(p) = −dp(1 − p), and dp grows with p", () => {
  for (let p = 0; p <= 100; p += 1) {
    expect(dpTable(p) + dpTable(100 - p)).toBe(0);
    if (p > 0) expect(dpTable(p)).toBeGreaterThan(dpTable(p - 1));
  }
});
