import { readWindow, sheetWindow } from "../../../src/taskpane/excel/selectedArea";

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
