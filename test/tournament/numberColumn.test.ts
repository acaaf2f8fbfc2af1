import { gamesOf } from "../../src/desk/table/readEvent";
import { numbersOf } from "../../src/tournament/numbers";
import { readTable } from "../../src/tournament/readTable";
import { roundRobinOf } from "../../src/tournament/roundRobinOf";
import { cellsOf, type Row } from "../support/sheetCells";

/** The numbers by which sheets know the players of a table, and what there is to say of it. */
function numbersIn(rows: readonly Row[]) {
  const cells = cellsOf(rows);
  const reading = readTable(cells, cells.area, { readAs: new Map(), ratingColumn: null });
  const { tournament, findings } = reading;
  const event = gamesOf(reading);
  const robin = tournament && roundRobinOf(tournament);
  return {
    event: event && numbersOf(event.players),
    robin: robin && numbersOf(robin.players),
    found: findings.map(({ key }) => key),
  };
}

const SQUARE: readonly Row[] = [
  ["Ann", 2200, "*", 1, "½", 1, 2.5],
  ["Bea", 2100, 0, "*", 1, "½", 1.5],
  ["Cid", 2000, "½", 0, "*", 1, 1.5],
  ["Dan", 1900, 0, "½", 0, "*", 0.5],
];

/** Some columns before each line of the crosstable, and one behind it. */
function square(headings: Row, columns: Row, before: readonly Row[], rank?: Row): readonly Row[] {
  const behind = rank === undefined ? [] : ["Rk"];
  return [
    [...headings, "Name", "Elo", ...columns, "Pts", ...behind],
    ...SQUARE.map((row, place) => [...before[place]!, ...row, ...(rank ? [rank[place]!] : [])]),
  ];
}

const OWN = [[5], [12], [3], [7]];
const alike = (numbers: readonly number[], found: readonly string[] = []) => ({
  event: numbers,
  robin: numbers,
  found,
});

test.each<[string, readonly Row[], readonly number[]]>([
  ["a column of numbers", square(["No"], [1, 2, 3, 4], OWN), [5, 12, 3, 7]],
  ["one that the headings quote", square(["No"], [5, 12, 3, 7], OWN), [5, 12, 3, 7]],
  ["one without a heading that they quote", square([""], [5, 12, 3, 7], OWN), [5, 12, 3, 7]],
  ["one with names as headings", square(["No"], ["Ann", "Bea", "Cid", "Dan"], OWN), [5, 12, 3, 7]],
  ["a number missing", square(["No"], [1, 2, 3, 4], [[5], [""], [3], [7]]), [1, 2, 3, 4]],
  ["a number twice", square(["No"], [1, 2, 3, 4], [[5], [3], [3], [7]]), [1, 2, 3, 4]],
  ["no column of numbers", square([], [1, 2, 3, 4], [[], [], [], []]), [1, 2, 3, 4]],
  [
    "sorted by rank, results counted by rank: the rank",
    square(
      ["Rk", "SNo"],
      [1, 2, 3, 4],
      [
        [1, 5],
        [2, 12],
        [2, 3],
        [4, 7],
      ],
    ),
    [1, 2, 3, 4],
  ],
  [
    "sorted by rank, results counted by starting number: the starting number",
    square(
      ["Rk", "SNo"],
      [4, 1, 3, 2],
      [
        [1, 4],
        [2, 1],
        [3, 3],
        [4, 2],
      ],
    ),
    [4, 1, 3, 2],
  ],
  ["final ranks of another order", square(["No"], [1, 2, 3, 4], OWN, [2, 1, 4, 3]), [5, 12, 3, 7]],
  [
    "final ranks without numbers",
    square([], [1, 2, 3, 4], [[], [], [], []], [2, 1, 4, 3]),
    [1, 2, 3, 4],
  ],
])("a crosstable with %s", (_, rows, numbers) => {
  expect(numbersIn(rows)).toEqual(alike(numbers));
});

test("a free line is nobody, and who stands behind it keeps his number", () => {
  const rows: readonly Row[] = [
    ["No", "Name", "Elo", 1, 2, 3, 4, "Pts"],
    [1, "Ann", 2200, "*", 1, "", "½", 1.5],
    [2, "Bea", 2100, 0, "*", "", 1, 1],
    [3, "", "", "", "", "*", "", ""],
    [4, "Cid", 2000, "½", 0, "", "*", 0.5],
  ];
  expect(numbersIn(rows)).toEqual(alike([1, 2, 4]));
});

test.each<[string, Row, readonly Row[], readonly number[]]>([
  ["a column of numbers", ["No"], [[5], [12], [3]], [5, 12, 3]],
  ["ranks alone", ["Rk"], [[3], [1], [2]], [1, 2, 3]],
  [
    "ranks and starting numbers",
    ["Rk", "SNo"],
    [
      [1, 8],
      [2, 4],
      [3, 6],
    ],
    [8, 4, 6],
  ],
])("totals with %s", (_, headings, before, numbers) => {
  const players: readonly Row[] = [
    ["Ann", 2200, 2],
    ["Bea", 2100, 1],
    ["Cid", 2000, 0],
  ];
  const rows = players.map((row, place) => [...before[place]!, ...row]);
  expect(numbersIn([[...headings, "Name", "Elo", "Pts"], ...rows])).toEqual({
    ...{ event: null, found: [] },
    robin: numbers,
  });
});

test("a match whose two players have numbers", () => {
  const rows: readonly Row[] = [
    ["No", "Name", "Elo", "G1", "G2", "G3", "Pts"],
    [9, "Ann", 2200, 1, "½", 1, 2.5],
    [4, "Bea", 2100, 0, "½", 0, 0.5],
  ];
  expect(numbersIn(rows)).toMatchObject({ event: [9, 4], found: [] });
});

test.each<[string, readonly Row[], readonly number[]]>([
  [
    "starting numbers with a gap, in no order",
    [
      ["No", "Name", "Elo", "Rd1", "Rd2"],
      [5, "Ann", 2200, "12w1", "3b½"],
      [12, "Bea", 2100, "5b0", "7w1"],
      [3, "Cid", 2000, "7w0", "5w½"],
      [7, "Dan", 1900, "3b1", "12b0"],
    ],
    [5, 12, 3, 7],
  ],
  [
    "opponents by starting number, sorted by rank: the starting number",
    [
      ["Rk", "SNo", "Name", "Elo", "Rd1", "Rd2"],
      [1, 2, "Ann", 2200, "4w1", "1b½"],
      [2, 4, "Bea", 2100, "2b0", "3w1"],
      [3, 1, "Cid", 2000, "3w1", "2w½"],
      [4, 3, "Dan", 1900, "1b0", "4b0"],
    ],
    [2, 4, 1, 3],
  ],
  [
    "opponents by rank: the rank",
    [
      ["Rk", "SNo", "Name", "Elo", "Rd1", "Rd2"],
      [1, 2, "Ann", 2200, "2w1", "3b½"],
      [2, 4, "Bea", 2100, "1b0", "4w1"],
      [3, 1, "Cid", 2000, "4w1", "1w½"],
      [4, 3, "Dan", 1900, "3b0", "2b0"],
    ],
    [1, 2, 3, 4],
  ],
])("a list by rounds with %s", (_, rows, numbers) => {
  expect(numbersIn(rows)).toMatchObject({ event: numbers, found: [] });
});

test("a list of games numbers its games, not its players", () => {
  const rows: readonly Row[] = [
    ["No", "Round", "White", "Elo", "Black", "Elo", "Result"],
    [11, 1, "Ann", 2200, "Bea", 2100, "1-0"],
    [12, 1, "Cid", 2000, "Dan", 1900, "½-½"],
    [13, 2, "Ann", 2200, "Cid", 2000, "0-1"],
  ];
  expect(numbersIn(rows)).toMatchObject({ event: [1, 2, 3, 4] });
});

test("what is said of two of one name has their numbers", () => {
  const rows = square(["No"], [1, 2, 3, 4], OWN).map((row) =>
    row.map((cell) => (cell === "Dan" ? "Bea" : cell)),
  );
  const cells = cellsOf(rows);
  const { findings } = readTable(cells, cells.area, { readAs: new Map(), ratingColumn: null });
  expect(findings).toMatchObject([{ key: "sameName", values: { name: "Bea", other: "12" } }]);
});
