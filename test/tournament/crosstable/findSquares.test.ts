import { tableRead } from "../../support/tableRead";
import { cellsOf, type Row } from "../../support/sheetCells";

const read = (rows: readonly Row[]) => {
  const cells = cellsOf(rows);
  return tableRead(cells, cells.area, { readAs: new Map(), ratingColumn: null });
};
const names = (rows: readonly Row[]) => read(rows).players.map(({ name }) => name);
const keys = (rows: readonly Row[]) => read(rows).findings.map(({ key }) => key);

const HEADINGS = ["No", "Name", "FIDE"];

test("half a table has its last player also where his column is missing", () => {
  const lower: Row[] = [
    [...HEADINGS, "", "", "", "", "Pts"],
    [1, "Ann Bell", 2100, "", "", "", "", 2.5],
    [2, "Bea Cox", 2000, 0.5, "", "", "", 1.5],
    [3, "Cid Day", 1900, 0, 1, "", "", 1.5],
    [4, "Dan Eve", 1800, 0, 0.5, 0.5, "", 0.5],
  ];
  expect(names(lower)).toEqual(["Ann Bell", "Bea Cox", "Cid Day", "Dan Eve"]);
  expect(keys(lower)).toContain("halfOnly");
});

test("whom nobody met belongs to the table: first, in between and last, marked or blank", () => {
  const absent = (row: number): Row[] => {
    const order = [0, 1, 2, 3].filter((place) => place !== row);
    const results = [
      ["*", 1, 1],
      [0, "*", 1],
      [0, 0, "*"],
    ];
    const line = (place: number): Row => {
      const own = results[order.indexOf(place)];
      const cells = Array.from({ length: 4 }, (_, column) =>
        column === row || own === undefined ? "" : (own[order.indexOf(column)] ?? ""),
      );
      return [place + 1, `Player ${"ABCD"[place]} Name`, 2000 - place, ...cells];
    };
    return [[...HEADINGS, 1, 2, 3, 4], ...[0, 1, 2, 3].map(line)];
  };
  for (const row of [0, 1, 2, 3]) {
    expect(names(absent(row))).toHaveLength(4);
    expect(keys(absent(row))).toContain("noResults");
  }
});

test("a line with the day above the table is no player of it", () => {
  const rows: Row[] = [
    ["Date", "", 45000],
    [...HEADINGS, "1", "2", "3"],
    [1, "Ann Bell", 2100, "x", 1, 1],
    [2, "Bea Cox", 2000, 0, "x", 1],
    [3, "Cid Day", 1900, 0, 0, "x"],
  ];
  expect(names(rows)).toEqual(["Ann Bell", "Bea Cox", "Cid Day"]);
});

test("X beside the results says nothing of the diagonal", () => {
  const rows: Row[] = [
    ["No", "Name", "Paid", "FIDE", "1", "2", "3"],
    [1, "Ann Bell", "x", 2100, "x", 1, 1],
    [2, "Bea Cox", "no", 2000, 0, "x", 1],
    [3, "Cid Day", "yes", 1900, 0, 0, "x"],
  ];
  expect(names(rows)).toEqual(["Ann Bell", "Bea Cox", "Cid Day"]);
});

test("more numbered columns than players: the table is not whole, and nothing is made of it", () => {
  const rows: Row[] = [
    [...HEADINGS, "1", "2", "3", "4", "5", "6"],
    [1, "Ann Bell", 2100, "?a", "?b", "?c", "?d", "?e", "?f"],
    [2, "Bea Cox", 2000, "?a", "?b", "?c", "?d", "?e", "?f"],
    [3, "Cid Day", 1900, "?a", "?b", "?c", "x", 1, 1],
    [4, "Dan Eve", 1800, "?a", "?b", "?c", 0, "x", 1],
    [5, "Eva Fox", 1700, "?a", "?b", "?c", 0, 0, "x"],
  ];
  expect(read(rows).roundRobin).toBeNull();
  expect(keys(rows)).toContain("resultsNotRead");
});
