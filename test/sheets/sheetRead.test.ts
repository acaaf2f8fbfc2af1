import { sheetNames } from "../../src/sheets/sheetRead";

const REPORT = "Rating report";
const named = (formula: string) => sheetNames(REPORT, [["x", formula]]);

test.each([
  ["='Rating report'!$C$3", { row: 2, column: 2, rows: 1, columns: 1 }],
  ["='Rating report'!$A$4:$B$9", { row: 3, column: 0, rows: 6, columns: 2 }],
])("%s is an area of the sheet", (formula, area) => {
  expect([...named(formula).own.values()]).toEqual([area]);
});

test.each([
  ["=Games!$A$1", "Games"],
  ["='Ann''s games'!$AA$10", "Ann's games"],
])("%s leads to another sheet, and is no cell of this one", (formula, sheet) => {
  const { own, sheets } = named(formula);
  expect([own.size, [...sheets.values()]]).toEqual([0, [sheet]]);
});

test.each([
  ["=#REF!$A$1"],
  ["=#REF!"],
  ["=$A$1"],
  ["=2024"],
  ['="Games"'],
  ["=SUM(Games!$A$1)"],
  [""],
  ["='[Book1.xlsx]Rating games'!$A$1"],
  ["='C:\\[Book1.xlsx]Rating report'!$A$1"],
  ["=[Book1.xlsx]Games!$A$1"],
])("%p is none", (formula) => {
  const { own, sheets } = named(formula);
  expect([own.size, sheets.size]).toEqual([0, 0]);
});
