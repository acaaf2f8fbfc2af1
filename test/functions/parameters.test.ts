import { CellError } from "../../src/functions/cell";
import { cells, optionalSingle, placeOf, readCell, single } from "../../src/functions/parameters";
import { number } from "../../src/functions/readers";

const numeric = number("difference");

test("the place of a cell, none for a single one", () => {
  expect(placeOf(0, { rows: 1, columns: 1 })).toBeUndefined();
  expect(placeOf(5, { rows: 2, columns: 3 })).toEqual({ row: 2, column: 3 });
  expect(placeOf(2, { rows: 3, columns: 1 })).toEqual({ row: 3, column: 1 });
});

test("an error cell goes out as it is, before any reading", () => {
  expect(readCell("diff", numeric, { type: "Error", basicValue: "#NAME?" })).toEqual(
    new CellError("#NAME?"),
  );
});

test("cells keep what they hold, errors included", () => {
  expect(
    cells("scores").read([
      [1, "x"],
      [null, { code: "#N/A" }],
    ]),
  ).toEqual({
    values: [1, "x", null, new CellError("#N/A")],
    rows: 2,
    columns: 2,
  });
  expect(cells("scores").read(null)).toEqual({ values: [null], rows: 1, columns: 1 });
});

test("a single cell, blank where it is required and left out", () => {
  expect(single("k", numeric).read(null)).toBe(0);
  expect(optionalSingle("k", numeric, 20).read(null)).toBe(20);
  expect(optionalSingle("k", numeric, 20).read([[null]])).toBe(0);
});
