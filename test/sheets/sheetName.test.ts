import { freeSheetName } from "../../src/sheets/sheetName";

test("forbidden signs, length, and names that are taken in any case", () => {
  expect(freeSheetName("Ra: Ru [2005]/x'", [])).toBe("Ra Ru 2005 x");
  expect(freeSheetName("x".repeat(40), [])).toHaveLength(31);
  expect(freeSheetName("Ra Ru", ["ra ru", "Ra Ru (2)"])).toBe("Ra Ru (3)");
  expect(freeSheetName("y".repeat(40), ["y".repeat(31)])).toBe(`${"y".repeat(27)} (2)`);
});
