import { excelRound } from "../../../src/workbench/engine/excelRound";
import { workbookWithFide } from "../../support/workbench";

test.each([
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [1234.5, -2, 1200],
  [0.285, 2, 0.29],
  [2348.45, 0, 2348],
  [1e21, 2, 1e21],
])("%d to %d places is %d", (value, places, expected) => {
  expect(excelRound(value, places)).toBe(expected);
});

test("the engine's ROUND is Excel's", () => {
  const book = workbookWithFide();
  book.write("Sheet1", "A1", [
    ["=ROUND(1.005,2)", "=ROUND(2.5)", '=ROUND("x",1)', "=ROUND(TRUE,0)"],
  ]);
  expect(book.read("Sheet1", "A1:D1").values).toEqual([[1.01, 3, "#VALUE!", 1]]);
});
