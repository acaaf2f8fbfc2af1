import fc from "fast-check";
import { asXstring, fromXstring } from "../../../src/workbench/xlsx/xstring";

test.each([
  ["Ann\nBea\tCid", "Ann\nBea\tCid"],
  ["\0\u0001\uFFFF", "_x0000__x0001__xFFFF_"],
  ["\uD83C", "_xD83C_"],
  ["🏆", "🏆"],
  ["a\r\n", "a_x000D_\n"],
  ["_x0041_", "_x005F_x0041_"],
  ["_x0041_x0042_", "_x005F_x0041_x005F_x0042_"],
  ["_xlfn", "_xlfn"],
])("%j is stored as %j, and read again", (text, stored) => {
  expect(asXstring(text)).toBe(stored);
  expect(fromXstring(stored)).toBe(text);
});

test("every text comes back, and none is left that XML cannot hold", () => {
  const signs = fc.string({ unit: "binary" });
  const units = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => {
    return String.fromCharCode(...codes);
  });
  const lines = fc.array(fc.constantFrom("_", "x", "0041", "005F", "_x", "\uFFFF"));
  const texts = fc.oneof(
    signs,
    units,
    lines.map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const stored = asXstring(text);
      expect(fromXstring(stored)).toBe(text);
      expect(stored).not.toMatch(/(?![\t\n])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/u);
    }),
    { seed: 12, numRuns: 500 },
  );
});
