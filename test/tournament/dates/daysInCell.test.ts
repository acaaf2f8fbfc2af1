import { dayOf } from "../../../src/rules/day";
import { daysInCell, tellsTime } from "../../../src/tournament/dates/daysInCell";
import type { CellValue } from "../../../src/tournament/sheetCells";
import { cellsOf } from "../../support/sheetCells";

const DAY = dayOf(2025, 4, 12);
const A1 = { row: 0, column: 0 };

function cellWith(value: CellValue, format: string, formula: CellValue = value) {
  return { ...cellsOf([[value]], { A1: format }), formulas: [[formula]] };
}

test.each<[string, CellValue, string, CellValue, number | null]>([
  ["a day as text", "12 April 2025", "General", "12 April 2025", DAY],
  ["a number with the format of a day", DAY + 0.5, "dd.mm.yyyy", DAY, DAY],
  ["a number", DAY, "0", DAY, null],
  ["today", DAY, "dd.mm.yyyy", "=TODAY()", null],
  ["1/2 that became a day", dayOf(2025, 2, 1), "d/m", dayOf(2025, 2, 1), null],
  ["nothing", "", "dd.mm.yyyy", "", null],
])("%s", (_, value, format, formula, day) => {
  const [found] = daysInCell(cellWith(value, format, formula), A1);
  expect(found?.readings[0]?.start ?? null).toBe(day);
});

test("a time of the day tells time as a day does; a rating tells none", () => {
  expect(tellsTime(cellWith(0.75, "hh:mm"), A1)).toBe(true);
  expect(tellsTime(cellWith("12 April 2025", "General"), A1)).toBe(true);
  expect(tellsTime(cellWith(2150, "0"), A1)).toBe(false);
});
