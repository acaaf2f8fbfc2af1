import { eventDates, NO_DATES } from "../../src/tournament/eventDate";
import { cellsOf } from "../support/sheetCells";

const TABLE_ROW = 3;

test("the date beside its word, above the table", () => {
  const cells = cellsOf([["Open"], ["Début :", "", 38534.4], [], ["Name", 1]], { C2: "d/m/yyyy" });
  expect(eventDates(cells, TABLE_ROW)).toEqual({
    ...NO_DATES,
    start: 38534,
    place: { row: 1, column: 2 },
  });
});

test.each([
  ["a number that is no date", [["Start", 38534]], {}],
  ["a date without a word", [["Printed", 38534]], { B1: "d/m/yyyy" }],
  ["a date below", [[""], [""], [""], ["Start", 38534]], { B4: "d/m/yyyy" }],
])("%s", (_, rows, formats) => {
  expect(eventDates(cellsOf(rows, formats), TABLE_ROW)).toEqual(NO_DATES);
});

test.each([
  [5, 38534],
  [6, null],
])("%i blank rows between the date and the table: %p", (blank, day) => {
  const rows = [["Start", 38534], ...Array.from({ length: blank }, () => [""]), ["Name", 1]];
  expect(eventDates(cellsOf(rows, { B1: "d/m/yyyy" }), blank + 1).start).toBe(day);
});
