import { findingKinds } from "../../../src/desk/table/findingKinds";
import { addressOf } from "../../../src/tournament/sheetCells";
import { cellsOf, type Row } from "../../support/sheetCells";
import { tableRead } from "../../support/tableRead";

const TABLE: Row[] = [
  ["No", "Name", "Elo", 1, 2, 3, 4, 5, "Pts"],
  [1, "Ann", 2100, "*", 1, "½", 1, 1, 3.5],
  [2, "Bea", 2050, 0, "*", 1, 1, "", 2],
  [3, "Cid", 2000, "½", 0, "*", 1, "", 1.5],
  [4, "Dan", 1950, 0, 0, 0, "*", "", 0],
  [5, "Eve", 1900, 0, "", "", "", "*", 0],
];

const read = (rows: readonly Row[], readAs = new Map()) => {
  const cells = cellsOf(rows);
  return tableRead(cells, cells.area, { readAs, ratingColumn: null });
};

test("the blank pairings of a player who withdrew are one kind of finding, with one fix for all: 6.4", () => {
  const { findings } = read(TABLE);
  const [kind, another] = findingKinds(findings);
  expect(another).toBeUndefined();
  expect(kind?.findings).toHaveLength(6);
  expect(kind?.fixes.map(({ value }) => value)).toEqual(Array.from({ length: 6 }, () => "-"));
  const fixed = read(
    TABLE,
    new Map(kind?.fixes.map(({ place, value }) => [addressOf(place), value])),
  );
  expect(fixed.findings).toEqual([]);
  expect(fixed.roundRobin?.players).toHaveLength(5);
});

test("a pairing or two may be forgotten: nobody says how they ended", () => {
  const rows = TABLE.map((line, row) =>
    line.map((cell, column) =>
      row === 4 && column === 7 ? 1 : row === 5 && column === 6 ? 0 : cell,
    ),
  );
  const [kind] = findingKinds(read(rows).findings);
  expect(kind?.findings).toHaveLength(4);
  expect(kind?.fixes).toEqual([]);
});
