import { isDateFormat, squareCell } from "../../src/tournament/resultCell";
import type { CellValue } from "../../src/tournament/sheetCells";
import { cellsOf } from "../support/sheetCells";

const cell = (value: CellValue, format = "General") =>
  squareCell(cellsOf([[value]], { A1: format }), { row: 0, column: 0 });

test.each(["*", "x", "X", "■", "\\", "---", "●"])("%s marks the diagonal", (mark) => {
  expect(cell(mark).kind).toBe("mark");
});

test.each([
  [1, [2]],
  ["½", [1]],
  ["0,5", [1]],
  ["+", [null]],
  ["½1", [1, 2]],
  [10, [2, 0]],
])("%p are games", (value, games) => {
  expect(cell(value)).toMatchObject({ kind: "games", games });
});

test.each([
  [46054, "d-mmm", "date"],
  [46024, "m/d", "date"],
  [46055, "d-mmm", "other"],
  [46054, "General", "other"],
  [true, "General", "other"],
  ["board 4", "General", "other"],
  ["", "General", "blank"],
] as const)("%p with format %s is %s", (value, format, kind) => {
  expect(cell(value, format).kind).toBe(kind);
});

test("words in quotation marks and colours make no date of a format", () => {
  expect(["d/m/yyyy", "mmm-yy", "[$-40C]j mmmm"].map(isDateFormat)).toEqual([true, true, true]);
  expect(["0.00", '0 "day"', "[Red]0", "General", "@"].map(isDateFormat)).toEqual(
    Array(5).fill(false),
  );
});
