import { compress } from "../../src/rules/compress";

test.each([
  [1000, 1400],
  [1037, 1422],
  [1500, 1700],
  [1999, 1999],
  [2000, 2000],
  [2400, 2400],
])("%d → %d", (old, adjusted) => {
  expect(compress(old)).toBe(adjusted);
});
