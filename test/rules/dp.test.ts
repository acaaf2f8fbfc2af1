import { dp } from "../../src/rules/dp";
import { because, edition } from "../support/editions";

test("10.1 (2005): a zero or full score has no dp", () => {
  expect(because(dp(0, edition(2005)))).toBe("dpUndefined, 10.1 (2005)");
  expect(because(dp(100, edition(2005)))).toBe("dpUndefined, 10.1 (2005)");
  expect(dp(99, edition(2005))).toBe(677);
});

test("8.1 (2011): shown as 800", () => {
  expect(dp(0, edition(2011))).toBe(-800);
  expect(dp(100, edition(2025))).toBe(800);
});
