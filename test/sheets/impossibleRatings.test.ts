import { periodOfList } from "../../src/desk/ratings/period";
import { BY_DATE } from "../../src/desk/ratings/rules";
import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { dayOf } from "../../src/rules/day";
import type { Day } from "../../src/rules/units";
import { firstRatingSheet } from "../../src/sheets/firstRating/firstRatingSheet";
import { periodNames, periodSheets } from "../../src/sheets/period/periodSheets";
import { edition } from "../support/editions";
import { PlannedWorkbook } from "../support/evaluator/plannedWorkbook";
import { writeAllPlanned, writePlanned } from "../support/plannedSheet";
import { cellsOf } from "../support/sheetCells";
import { HEAD_ROWS, STATE_ROW } from "../../src/sheets/head";
import { addressOf } from "../../src/tournament/sheetCells";
import { reportOfTen, workbookWithSheets } from "../support/workbookWithSheets";

/** What a report of May 2015 says of itself once something is typed over its first rating. */
function stateWith(rating: number | string) {
  const plans = reportOfTen("Open");
  const { book } = workbookWithSheets(plans);
  const [{ name }] = plans as [(typeof plans)[0]];
  const before = book.read(name, addressOf({ row: STATE_ROW, column: 0 })).values[0]![0];
  const cell = { row: HEAD_ROWS + 1, column: 2 };
  book.write(name, addressOf(cell), [[rating]]);
  const state = book.read(name, addressOf({ row: STATE_ROW, column: 0 })).values[0]![0];
  return { before: String(before), state: String(state) };
}

test.each([260, 999, 2901, 3288])(
  "%d typed over a rating shows in the state: no list of 2015 has less than 1000, and none ever more than 2900 (0.6)",
  (rating) => {
    const { before, state } = stateWith(rating);
    expect(before).not.toContain("no list");
    expect(state).toContain("Ratings that no list has (below 1000 or above 2900): 1.");
  },
);

test.each([1000, 2015, 2900])("%d is a rating that somebody can have", (rating) => {
  expect(stateWith(rating).state).not.toContain("no list");
});

/** The state of a period that a list of results makes, of so many players. */
function stateOfPeriod(day: Day, ratings: readonly number[]): string {
  const rows = [
    ["Player", "Event", "Date", "Rating", "n", "W − We", "K"],
    ...ratings.map((rating, index) => [`Player ${index + 1}`, "Open", day, rating, 5, 0.5, 20]),
  ];
  const cells = cellsOf(rows);
  const selected = { sheet: "S", selected: cells.area, asked: cells.area, cells };
  const made = periodOfList(selected, { rules: BY_DATE, list: undefined });
  if (made.kind !== "planned") throw new Error(made.kind);
  const book = new PlannedWorkbook();
  const plans = periodSheets(made.order, periodNames(made.order, EN_SHEETS), EN_SHEETS);
  writeAllPlanned(book, plans);
  return String(book.read(plans[0]!.name, `A${STATE_ROW + 1}`).values[0]![0]);
}

const SIXTY = Array.from({ length: 60 }, (_, index) => 1500 + 10 * index);

test.each([
  [dayOf(2025, 10, 4), [215, 3288], 1400, 2],
  [dayOf(2025, 10, 4), [1250], 1400, 1],
  [dayOf(2015, 3, 10), [1250], 1000, 0],
] as const)(
  "0.6: a period of day %d says how many of its ratings are none of any list, %j",
  (day, more, floor, count) => {
    const state = stateOfPeriod(day, [...SIXTY, ...more]);
    const said = `Ratings that no list has (below ${floor} or above 2900): ${count}.`;
    if (count > 0) expect(state).toContain(said);
    else expect(state).not.toContain("no list has");
  },
);

test.each([
  ["swiss", 3288, true],
  ["swiss", 215, true],
  ["swiss", 1850, false],
  ["robin", 950, false],
] as const)(
  "0.6: of a %s the mean of rated opponents, %d, is none of theirs: %s",
  (system, rc, is) => {
    const day = dayOf(2015, 3, 10);
    const event = { name: "Open", day, end: day, ratedOn: null, system, rc, score: 6, games: 5 };
    const order = {
      title: "Ann",
      career: [event],
      edition: edition(2014),
      style: "plain",
    } as const;
    const book = new PlannedWorkbook();
    writePlanned(book, firstRatingSheet(order, EN_SHEETS), "First");
    const state = String(book.read("First", `A${STATE_ROW + 1}`).values[0]![0]);
    expect(state.includes("no list has")).toBe(is);
  },
);
