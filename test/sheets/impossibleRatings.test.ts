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
