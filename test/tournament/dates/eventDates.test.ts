import { eventDates, NO_DATES } from "../../../src/tournament/dates/eventDates";
import { cellsOf } from "../../support/sheetCells";

const TABLE = { rows: [3], others: [] };

test("the date beside its word, above the table", () => {
  const cells = cellsOf([["Open"], ["Début :", "", 38534.4], [], ["Name", 1]], { C2: "d/m/yyyy" });
  expect(eventDates(cells, TABLE)).toEqual({
    ...NO_DATES,
    start: 38534,
    place: { row: 1, column: 2 },
  });
});

test.each([
  ["a number that is no date", [["Start", 38534]], {}],
  ["a date without a word", [["Printed", 38534]], { B1: "d/m/yyyy" }],
  ["a date within the table", [[""], [""], [""], ["Start", 38534]], { B4: "d/m/yyyy" }],
])("%s", (_, rows, formats) => {
  expect(eventDates(cellsOf(rows, formats), TABLE)).toEqual(NO_DATES);
});

test.each([
  [5, 38534],
  [6, null],
])("%i blank rows between the date and the table: %p", (blank, day) => {
  const rows = [["Start", 38534], ...Array.from({ length: blank }, () => [""]), ["Name", 1]];
  const table = { rows: [blank + 1], others: [] };
  expect(eventDates(cellsOf(rows, { B1: "d/m/yyyy" }), table).start).toBe(day);
});
