import fc from "fast-check";
import { percent } from "../../src/rules/percent";

test.each([
  [2, 8, 13],
  [6, 8, 38],
  [23, 20, 58],
  [46, 40, 58],
  [69, 60, 58],
  [0, 9, 0],
  [18, 9, 100],
])("%d half points of %d games are .%d", (score, games, expected) => {
  expect(percent(score, games)).toBe(expected);
});

test("the nearest hundredth, the half up", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (games, seed) => {
      const score = seed % (2 * games + 1);
      const exact = 50n * BigInt(score) * 2n + BigInt(games);
      expect(BigInt(percent(score, games))).toBe(exact / (2n * BigInt(games)));
    }),
  );
});
