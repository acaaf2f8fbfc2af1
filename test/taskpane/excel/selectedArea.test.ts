import {
  readWindow,
  sheetWindow,
  surroundingRegion,
} from "../../../src/taskpane/excel/selectedArea";
import { cellsOf } from "../../support/sheetCells";

const area = (row: number, column: number, rows: number, columns: number) => ({
  row,
  column,
  rows,
  columns,
});

test("of a whole column only what is used; around a selection a few rows and columns", () => {
  expect(readWindow(area(0, 2, 1_048_576, 1), area(3, 0, 20, 8))).toEqual(area(3, 0, 20, 8));
  expect(readWindow(area(100, 50, 10, 10), area(0, 0, 1000, 300))).toEqual(area(85, 35, 40, 40));
  expect(readWindow(area(60, 50, 1, 1), area(0, 0, 62, 60))).toEqual(area(0, 0, 62, 60));
  expect(readWindow(area(100, 50, 2, 2), area(0, 0, 10, 10))).toBeNull();
});

test("of a whole sheet no more than one made here can have: a cell far away costs nothing", () => {
  expect(sheetWindow(area(2, 1, 20_010, 110))).toEqual(area(2, 1, 20_010, 110));
  expect(sheetWindow(area(0, 0, 1_048_576, 16_384))).toEqual(area(0, 0, 12_500, 200));
});

test("a single cell stands for the table around it", () => {
  const cells = cellsOf([
    ["", "", "", ""],
    ["", "a", "b", ""],
    ["", "c", "", ""],
    ["", "", "", ""],
    ["", "", "", "far"],
  ]);
  expect(surroundingRegion(cells, area(2, 1, 1, 1))).toEqual(area(1, 1, 2, 2));
  expect(surroundingRegion(cells, area(2, 2, 1, 1))).toEqual(area(1, 1, 2, 2));
  expect(surroundingRegion(cells, area(0, 0, 2, 2))).toEqual(area(0, 0, 2, 2));
  expect(surroundingRegion(cellsOf([[""]]), area(0, 0, 1, 1))).toBeNull();
  expect(surroundingRegion(cells, area(40, 40, 1, 1))).toBeNull();
});

test("a column of titles that nobody has does not part the table; a few notes beside it are no part", () => {
  const rows = [
    ["No", "", "Name", "Rtg", "", "note"],
    [1, "", "Ann", 2200, "", ""],
    [2, "", "Bea", 2100, "", ""],
    [3, "", "Cid", 2000, "", ""],
  ];
  const cells = cellsOf(rows);
  expect(surroundingRegion(cells, area(2, 2, 1, 1))).toEqual(area(0, 0, 4, 4));
  expect(surroundingRegion(cells, area(2, 0, 1, 1))).toEqual(area(0, 0, 4, 4));
});
