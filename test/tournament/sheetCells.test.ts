import {
  addressOf,
  addressOfArea,
  contains,
  isBlank,
  textAt,
  valueAt,
  withValues,
} from "../../src/tournament/sheetCells";
import { cellsOf } from "../support/sheetCells";

test("addresses of cells and areas", () => {
  expect(addressOf({ row: 6, column: 1 })).toBe("B7");
  expect(addressOfArea({ row: 6, column: 1, rows: 1, columns: 1 })).toBe("B7");
  expect(addressOfArea({ row: 6, column: 1, rows: 10, columns: 12 })).toBe("B7:M16");
});

test("what lies outside is blank; spaces and no-break spaces are not text", () => {
  const cells = {
    ...cellsOf([["  a\u00a0", " "]]),
    area: { row: 4, column: 2, rows: 1, columns: 2 },
  };
  expect(textAt(cells, { row: 4, column: 2 })).toBe("a");
  expect(isBlank(cells, { row: 4, column: 3 })).toBe(true);
  expect(valueAt(cells, { row: 0, column: 0 })).toBe("");
  expect(contains(cells.area, { row: 4, column: 4 })).toBe(false);
});

test("cells read as something else, where the rectangle stands in the sheet", () => {
  const cells = { ...cellsOf([[1, 2]]), area: { row: 4, column: 2, rows: 1, columns: 2 } };
  const view = withValues(cells, new Map([["D5", "½"]]));
  expect(valueAt(view, { row: 4, column: 3 })).toBe("½");
  expect(valueAt(view, { row: 4, column: 2 })).toBe(1);
  expect(view.values).toEqual([[1, "½"]]);
  expect(view.formats).toEqual(cells.formats);
  expect(view.formulas).toEqual(cells.formulas);
  expect(valueAt(cells, { row: 4, column: 3 })).toBe(2);
  expect(withValues(cells, new Map())).toBe(cells);
});
