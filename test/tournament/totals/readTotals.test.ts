import { tableRead } from "../../support/tableRead";
import { cellsOf, type Row } from "../../support/sheetCells";

const read = (rows: readonly Row[]) => {
  const cells = cellsOf(rows);
  const { roundRobin, findings } = tableRead(cells, cells.area, {
    readAs: new Map(),
    ratingColumn: null,
  });
  return { isRead: roundRobin !== null, keys: findings.map(({ key }) => key) };
};

test.each([
  ["rounds", ["Name", "Elo", "Round 1", "Round 2", "Round 3", "Pts"]],
  ["opponents", ["Name", "Elo", "Opp", "Opp", "Opp", "Pts"]],
])("6.4 (2014): %s with opponents' names are no totals: a forfeit would count", (_, headings) => {
  expect(
    read([
      headings,
      ["A Alpha", 2000, "B Beta 1", "C Gamma ½", "D Delta +", 2.5],
      ["B Beta", 1900, "A Alpha 0", "D Delta 1", "C Gamma 1", 2],
      ["C Gamma", 1800, "D Delta 1", "A Alpha ½", "B Beta 0", 1.5],
      ["D Delta", 1700, "C Gamma 0", "B Beta 0", "A Alpha -", 0],
    ]),
  ).toEqual({ isRead: false, keys: ["resultsNotRead"] });
});

test("points are taken from Pts before W and Total", () => {
  expect(
    read([
      ["Name", "Elo", "W", "Total", "Pts"],
      ["A Alpha", 2000, 1, 7, 1.5],
      ["B Beta", 1900, 1, 6, 1],
      ["C Gamma", 1800, 0, 5, 0.5],
    ]),
  ).toEqual({ isRead: true, keys: [] });
});
