import { readTable } from "../../../src/tournament/readTable";
import { addressOf } from "../../../src/tournament/sheetCells";
import { cellsOf, type Row } from "../../support/sheetCells";

const LIST: Row[] = [
  ["Open 2024"],
  ["Player", "Rating", "Opponent", "Elo", "Score"],
  ["Ann", 2200, "Bea", 2100, 1],
  ["Ann", 2200, "Cid", "u", "½"],
  ["Bea", 2100, "Ann", 2200, 0],
  ["Ann", 2200, "Dan", 1900, "+"],
  ["Bea", 2100, "Eva", 1800, 0.5],
];

const read = (rows: readonly Row[]) => {
  const cells = cellsOf(rows);
  return readTable(cells, cells.area, { readAs: new Map(), ratingColumn: null });
};
const found = (rows: readonly Row[]) =>
  read(rows).findings.map(
    ({ key, place }) => `${key} ${place === undefined ? "" : addressOf(place)}`,
  );

test("games one a row: opponents who are players are linked, others known by their rating", () => {
  const { event, findings } = read(LIST);
  expect(findings).toEqual([]);
  expect(event?.players.map(({ name, rating }) => [name, rating])).toEqual([
    ["Ann", 2200],
    ["Bea", 2100],
  ]);
  expect(
    event?.players.map(({ games }) =>
      games.map(({ opponent, score }) => [opponent.name, opponent.rating, opponent.place, score]),
    ),
  ).toEqual([
    [
      ["Bea", 2100, 1, 2],
      ["Cid", null, null, 1],
    ],
    [
      ["Ann", 2200, 0, 0],
      ["Eva", 1800, null, 1],
    ],
  ]);
});

test.each([
  [4, 4, "board 4", "notAResult E5"],
  [4, 4, "", "blankResult E5"],
  [4, 3, "strong", "notARating D5"],
  [4, 1, 2150, "ratingsDiffer B5"],
  [4, 3, 2250, "ratingsDiffer D5"],
])("row %i, column %i: %p", (row, column, value, finding) => {
  const rows = LIST.map((line, r) =>
    line.map((cell, c) => (r === row && c === column ? value : cell)),
  );
  expect(found(rows)).toEqual([finding]);
});

test("a list by colours gives every game once: Black has a row, too, and mirrors are games of their own", () => {
  const { event, findings } = read([
    ["Rd", "White", "Rtg", "Pts.", "Result", "Pts.", "Black", "Rtg"],
    [1, "Ann", 2200, 0, "½ - ½", 0, "Bea", 2100],
    [2, "Bea", 2100, 0.5, "½ - ½", 0.5, "Ann", 2200],
    [3, "Ann", 2200, 1, "0 - 1", 1, "Cid", "u"],
  ]);
  expect(findings).toEqual([]);
  expect(
    event?.players.map(({ name, games }) => [
      name,
      games.map(({ round, score }) => [round, score]),
    ]),
  ).toEqual([
    [
      "Ann",
      [
        [1, 1],
        [2, 1],
        [3, 0],
      ],
    ],
    [
      "Bea",
      [
        [1, 1],
        [2, 1],
      ],
    ],
    ["Cid", [[3, 2]]],
  ]);
});

test("a full list without one of two lines is told where", () => {
  const full: Row[] = [
    ["Player", "Rating", "Opponent", "Rtg", "Score"],
    ["Ann", 2200, "Bea", 2100, 1],
    ["Bea", 2100, "Ann", 2200, 0],
    ["Ann", 2200, "Cid", 2000, 1],
    ["Cid", 2000, "Ann", 2200, 0],
    ["Bea", 2100, "Cid", 2000, 1],
  ];
  expect(found(full)).toEqual(["mirrorMissing E6"]);
});

test("chess-results prints headings again and rounds between: they are no games; forfeits neither", () => {
  const headings = ["Bo.", "White", "Rtg", "K", "Result", "Black", "Rtg", "K"];
  const { event, findings } = read([
    headings,
    [1, "Ann", 2200, 20, "1 - 0", "Bea", 2100, 40],
    [2, "Cid", "u", "", "1 - 0F", "Dan", 1900, 20],
    ["Round 2"],
    headings,
    [1, "Bea", 2100, 40, "0.5 - 0,5", "Cid", "u", ""],
    [2, "Dan", 1900, 20, "*", "Ann", 2200, 20],
  ]);
  expect(findings).toEqual([]);
  expect(event?.players.map(({ name, k, games }) => [name, k, games.length])).toEqual([
    ["Ann", 20, 1],
    ["Bea", 40, 2],
    ["Cid", null, 1],
    ["Dan", 20, 0],
  ]);
});
