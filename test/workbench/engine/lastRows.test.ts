import { lastRows } from "../../../src/workbench/engine/lastRows";

test("the last row that formulas speak of, sheet by sheet", () => {
  const contents = ["=SUM(A1:B40)", "='My sheet'!A7+Other!$B$9", "=A3", "A100", 5, null];
  expect([...lastRows(contents)]).toEqual([
    ["", 40],
    ["My sheet", 7],
    ["Other", 9],
  ]);
});
