import { constantOf, spoken } from "../../../../src/workbench/engine/names/definedName";

test.each([
  ["limit", null, "limit"],
  ["Report!limit", "Report", "limit"],
  ["'Rating report'!limit", "Rating report", "limit"],
  ["Rating report'!limit", "Rating report", "limit"],
  ["'A''B'!x", "A'B", "x"],
])("%s speaks of %j's %s", (symbol, sheet, name) => {
  expect(spoken(symbol)).toEqual({ sheet, name });
});

test.each([
  ["0.5", 0.5],
  ["-2E3", -2000],
  ['"a ""b"""', 'a "b"'],
  ["TRUE", true],
  ["false", false],
])("%s is %j", (formula, value) => {
  expect(constantOf(formula)).toBe(value);
});

test.each(["A1", "1+1", '"a"&"b"', "#REF!", "Sheet1!$A$1", ""])(
  "%j has to be calculated",
  (formula) => {
    expect(constantOf(formula)).toBeUndefined();
  },
);
