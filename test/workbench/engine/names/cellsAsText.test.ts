import { isArea } from "../../../../src/workbench/engine/names/cellsAsText";

test.each([
  "Sheet1!$A$1",
  "'Rating report'!$B$2:$C$9",
  "'It''s'!$A$1",
  "Données!$A:$B",
  "Sheet1!$1:$3",
])("%s is an area", (formula) => {
  expect(isArea(formula)).toBe(true);
});

test.each([
  "$A$1",
  "Sheet1!A1",
  "Sheet1!$A1",
  "[1]Sheet1!$A$1",
  "Sheet1!$A$1,Sheet1!$B$2",
  "x!y",
  "1+Sheet1!$A$1",
])("%s is none, or depends on the cell that says it", (formula) => {
  expect(isArea(formula)).toBe(false);
});
