import { tableRead } from "../../support/tableRead";
import { cellsOf, type Row } from "../../support/sheetCells";

const read = (rows: readonly Row[]) => {
  const cells = cellsOf(rows);
  return tableRead(cells, cells.area, { readAs: new Map(), ratingColumn: null });
};

const HEADS = ["No", "Name", "Elo", 1, 2, 3, 4, 5, "Pts"];
const FOUR: readonly Row[] = [
  [1, "Ann", 2200, "*", 1, "½", 1, "", 2.5],
  [2, "Bea", 2100, 0, "*", 1, "½", "", 1.5],
  [3, "Cid", 2000, "½", 0, "*", 1, "", 1.5],
  [4, "Dan", 1900, 0, "½", 0, "*", "", 0.5],
];

test("6.43: a free line of a template is nobody, and the round robin is whole without it", () => {
  const reading = read([HEADS, ...FOUR, [5, "", "", "", "", "", "", "*", 0]]);
  expect(reading.findings).toEqual([]);
  expect(reading.players.map(({ name }) => name)).toEqual(["Ann", "Bea", "Cid", "Dan"]);
  expect(reading.roundRobin?.scores).toMatchObject({ square: { length: 4 } });
});

test("who has a name and met nobody is somebody", () => {
  const reading = read([HEADS, ...FOUR, [5, "Eve", 1800, "", "", "", "", "*", 0]]);
  expect(reading.players).toHaveLength(5);
  expect(reading.findings.map(({ key }) => key)).toEqual(["noResults"]);
});
