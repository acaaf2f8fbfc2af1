import { namedPlace } from "../../src/sheets/sheetRead";

test.each([
  ["='Rating report'!$C$3", "Rating report", { row: 2, column: 2, rows: 1, columns: 1 }],
  ["=Games!$A$4:$B$9", "Games", { row: 3, column: 0, rows: 6, columns: 2 }],
  ["='Ann''s games'!$AA$10", "Ann's games", { row: 9, column: 26, rows: 1, columns: 1 }],
])("%s is an area of a sheet", (formula, sheet, area) => {
  expect(namedPlace(formula)).toEqual({ sheet, area });
});

test.each([
  ["=#REF!$A$1"],
  ["=#REF!"],
  ["=$A$1"],
  ["=2024"],
  ['="Games"'],
  ["=SUM(Games!$A$1)"],
  [""],
])("%p is none", (formula) => {
  expect(namedPlace(formula)).toBeNull();
});
