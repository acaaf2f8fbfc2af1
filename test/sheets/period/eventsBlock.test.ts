import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import { periodPlaces } from "../../../src/sheets/period/places";
import { periodSheets } from "../../../src/sheets/period/periodSheets";
import type { PeriodOrder } from "../../../src/sheets/period/order";
import { edition } from "../../support/editions";

test("4.1, 6.1 (2014): events have a table as others have: days over days, and what is not met runs over with its heading", () => {
  const report = {
    ...{ sheet: "Report", list: dayOf(2014, 10, 1), unmet: "4.1", unchecked: "1.1", k: 20, row: 6 },
    numbered: { number: 1, column: 0, first: 5, last: 6 },
    columns: { rating: 2, games: 4, delta: 7, k: 8 },
  };
  const day = dayOf(2014, 9, 5);
  const result = { event: "Open", day, rating: 2000, games: 5, delta: 50, k: null, report };
  const order: PeriodOrder = {
    players: [{ name: "Ann", results: [result], earlierGames: null }],
    edition: edition(2014),
    style: "plain",
    list: dayOf(2014, 10, 1),
  };
  const [plan] = periodSheets(order, ["P", "R"], EN_SHEETS);
  const row = periodPlaces(order).eventsRow + 1;
  const cells = (of: number) =>
    plan!.cells.filter((cell) => cell.row === of).map(({ content }) => content);
  expect(cells(row)).toEqual(["Event", "Date", "Report", "List of", "Conditions"]);
  expect(cells(row + 1)).toEqual([
    ...["Open", day, "Report", dayOf(2014, 10, 1)],
    "Not met: 4.1. Not checked: 1.1.",
  ]);
  const looks = plan!.looks.filter(({ area }) => area.row === row);
  expect(looks.map(({ look, area }) => [look, area.column])).toEqual([
    ["headingOfTexts", 1],
    ["headingOfNumbers", 2],
    ["headingOfTexts", 3],
    ["headingOfNumbers", 4],
    ["headingRunningOver", 5],
  ]);
});
