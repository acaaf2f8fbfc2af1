import { lessonShown, turnTo } from "../../../src/desk/learn/lessonShown";
import type { NamedCells } from "../../../src/desk/selectedCells";
import { cellsOf } from "../../support/sheetCells";

const one = (row: number, column: number, rows = 1) => ({ row, column, rows, columns: 1 });
const NAMES = [
  ["step", one(0, 0)],
  ["steps", one(1, 2, 3)],
  ["W", one(6, 1, 2)],
  ["Ra", one(8, 1)],
  ["PD", one(13, 1, 2)],
] as const;

function sheet(step: number | string): NamedCells {
  const cells = cellsOf([
    [step, "", ""],
    [1, "", "First"],
    [2, "W", "Second"],
    [3, "Ra", "Third"],
    [],
    ["", "W"],
    ["A", 8],
    ["B", 7],
    ["Ra", 2348],
    [],
    ["", "A"],
    ["", "Ada"],
    ["", 2600],
    ["A", 0.5],
    ["B", 0.36],
  ]);
  const names = { own: new Map(NAMES), sheets: new Map<string, string>() };
  return { sheet: "Lesson", selected: cells.area, asked: cells.area, cells, names };
}

const by = (steps: number) => ({ isAnew: false, by: steps });

test("a lesson is known by its names, and shows the sentence of its step", () => {
  expect(lessonShown(sheet(2))).toEqual({ sheet: "Lesson", step: 2, steps: 3, sentence: "Second" });
  expect(lessonShown(sheet(17))?.step).toBe(3);
  expect(lessonShown(sheet("what"))?.step).toBe(1);
  const { own } = sheet(1).names;
  const other = new Map([...own].filter(([name]) => name !== "steps"));
  expect(lessonShown({ ...sheet(1), names: { ...sheet(1).names, own: other } })).toBeNull();
});

test("on, back and again: the cell, its number, and what is to be looked at, with its heading", () => {
  const on = turnTo(sheet(1), by(1));
  expect(on).toMatchObject({ step: 2, area: { row: 5, rows: 3 }, shown: { sentence: "Second" } });
  expect(on?.cell).toEqual({ sheet: "Lesson", place: { row: 0, column: 0 }, value: 1, formula: 1 });
  expect(turnTo(sheet(2), by(1))?.area).toEqual(one(8, 1));
  expect(turnTo(sheet(3), by(1))?.step).toBe(3);
  expect(turnTo(sheet(1), by(-1))).toMatchObject({ step: 1, area: null });
  expect(turnTo(sheet(3), { isAnew: true, by: 0 })?.step).toBe(1);
});

test("over a block stand names and ratings, which come in view with it", () => {
  const { names, cells } = sheet(1);
  const read = { ...sheet(1), cells: withText(cells, "W", "PD"), names };
  expect(turnTo(read, by(1))?.area).toEqual({ ...one(10, 1, 5) });
});

/** The same with another text wherever this one stands. */
function withText(cells: NamedCells["cells"], text: string, other: string): NamedCells["cells"] {
  const values = cells.values.map((row) => row.map((value) => (value === text ? other : value)));
  return cellsOf(values);
}
