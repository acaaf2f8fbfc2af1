import { tableRead } from "../support/tableRead";
import { dayOf } from "../../src/rules/day";
import { cellsOf } from "../support/sheetCells";

const START = dayOf(2014, 9, 20);

/** The doubt about the column that was taken, or the column. */
const taken = (...headings: readonly string[]) => {
  const cells = cellsOf([
    ["No", "Name", ...headings, "1", "2", "3"],
    [1, "Ann Bell", ...headings.map((_, index) => 2100 + index), "x", 1, 1],
    [2, "Bea Cox", ...headings.map((_, index) => 2000 + index), 0, "x", 1],
    [3, "Cid Day", ...headings.map((_, index) => 1900 + index), 0, 0, "x"],
  ]);
  const { ratings, findings } = tableRead(cells, cells.area, {
    readAs: new Map(),
    ratingColumn: null,
    startDate: START,
  });
  const question = findings.find(({ key }) => key === "whoseRatings");
  return question === undefined
    ? ratings.chosen?.heading
    : (question.values as { doubt: string }).doubt;
};

test.each([
  [["Elo"], "Elo"],
  [["Elo 09/2014"], "Elo 09/2014"],
  [["Elo 01.11.2014"], "after"],
  [["Elo Nov 14"], "after"],
  [["Elo 01.07.2014"], "notInForce"],
  [["Elo Aug 14"], "notInForce"],
  [["Elo 9/2014", "Elo 11/2014"], "Elo 9/2014"],
  [["Elo 7/2014", "Elo 11/2014"], "notInForce"],
  [["Elo", "Elo"], "lists"],
  [["Elo CH/FIDE", "Elo"], "Elo"],
  [["Elo CH/FIDE"], "mixed"],
  [["Nat."], "heading"],
])("7.11 (2014): %j → %s", (headings, expected) => {
  expect(taken(...headings)).toBe(expected);
});
