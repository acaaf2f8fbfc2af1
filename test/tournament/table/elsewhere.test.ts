import { addressOfArea } from "../../../src/tournament/sheetCells";
import { tableRead } from "../../support/tableRead";
import { cellsOf, type Row } from "../../support/sheetCells";

const GROUP: Row[] = [
  ["No", "Name", "Elo", "1", "2", "3"],
  [1, "Ann Bell", 2100, "x", 1, 1],
  [2, "Bea Cox", 2000, 0, "x", 1],
  [3, "Cid Day", 1900, 0, 0, "x"],
];
const cells = cellsOf([["Group A"], ...GROUP, [], [], ["Group B"], ...GROUP]);

test.each([
  [2, "A8:F12"],
  [10, "A1:F5"],
])("from row %i the other table, two blank rows away, is told: %s", (row, other) => {
  const { others, findings, players } = tableRead(
    cells,
    { row, column: 1, rows: 1, columns: 1 },
    { readAs: new Map(), ratingColumn: null },
  );
  expect(players).toHaveLength(3);
  expect(others.map(addressOfArea)).toEqual([other]);
  expect(findings.map(({ key }) => key)).toEqual(["otherTables"]);
});
