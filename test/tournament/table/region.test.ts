import { surroundingRegion } from "../../../src/tournament/table/region";
import { cellsOf } from "../../support/sheetCells";

const area = (row: number, column: number, rows: number, columns: number) => ({
  row,
  column,
  rows,
  columns,
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
