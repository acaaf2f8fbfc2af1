import { ROBIN } from "../../../src/functions/definitions/robin";
import { table, value } from "../../support/call";

const NAMES = ["Ann", "Ben", "Cleo", ""];
const RATINGS = [2000, 1900, 1800, "u"];
const SQUARE = [
  ["*", 1, "½", 1],
  [0, "*", 1, 1],
  ["½", 0, "*", 1],
  [0, 0, 0, "*"],
];

test("from totals or the square", () => {
  const totals = table(ROBIN, NAMES, RATINGS, [2.5, 1, "1½", 1], null, 2014);
  expect(totals.slice(1).map((row) => row[2])).toEqual([2.5, 1, 1.5, 1]);
  expect(totals[4]?.slice(0, 2)).toEqual(["", "u"]);
});

test("left out: his row stays, his games count for nobody", () => {
  const rows = table(ROBIN, NAMES, RATINGS, SQUARE, null, 2014);
  expect(rows[4]).toEqual(["", "u", 0, ...Array.from({ length: 11 }, () => "")]);
  expect(rows.slice(1, 4).map((row) => row[2])).toEqual([1.5, 1, 0.5]);
});

test("left out of totals: names him", () => {
  expect(value(ROBIN, ["Ann", "Ben", "Cleo", "Dan"], RATINGS, [2.5, 2, 1.5, 0], null, 2014)).toBe(
    "#N/A Dan has 0 points, expected at least 0.5, and is left out with every game. From totals that cannot be done: give the square of results. Article 8.21 (2014).",
  );
  expect(value(ROBIN, NAMES, RATINGS, [2.5, 2, 1.5, 0], null, 2014)).toMatch(
    /^#N\/A player 4 has 0 points/,
  );
});

test("a double round, with 01 and 00 kept as numbers", () => {
  const double = [
    ["", 11, "½1"],
    [0, "", 10],
    ["½0", 1, ""],
  ];
  const rows = table(ROBIN, ["Ann", "Ben", "Cleo"], [2000, 1900, "u"], double, null, 2014);
  expect(rows.slice(1).map((row) => row[2])).toEqual([3.5, 1, 1.5]);
});

test("K of a column, blank by the rating", () => {
  const rows = table(ROBIN, NAMES, RATINGS, [2.5, 1, 1.5, 1], [40, "", 0, ""], 2014);
  expect(rows.slice(1).map((row) => row[11])).toEqual([40, 20, 20, ""]);
});

test("nobody unrated: Rc to Ru (new) stay empty", () => {
  const rows = table(ROBIN, NAMES, [2000, 1900, 1800, 1700], SQUARE, null, 2014);
  expect(rows[4]?.slice(5, 10)).toEqual(["", "", "", "", ""]);
  expect(rows[4]?.[13]).toBe(1685);
});

test("one K for all", () => {
  const rows = table(ROBIN, NAMES, RATINGS, [2.5, 1, 1.5, 1], 10, 2014);
  expect(rows.slice(1).map((row) => row[11])).toEqual([10, 10, 10, ""]);
});

test.each([301, 360, 5_000])("%d players are no round robin", (players) => {
  const ratings = Array.from({ length: players }, () => 2000);
  const totals = ratings.map(() => (players - 1) / 2);
  expect(value(ROBIN, ratings, ratings, totals, null, 2014)).toBe(
    `#VALUE! ratings: ${players} players. Expected a round robin of at most 300; give the range that is filled.`,
  );
});

test("300 players are calculated, from totals and from the square", () => {
  const ratings = Array.from({ length: 300 }, () => 2000);
  const names = ratings.map((_, place) => `P${place}`);
  const square = ratings.map(() => ratings.map(() => "½"));
  const totals = ratings.map(() => 149.5);
  for (const scores of [totals, square]) {
    const rows = table(ROBIN, names, ratings, scores, null, 2014);
    expect(rows).toHaveLength(301);
    expect(rows[300]?.slice(10)).toEqual([149.5, 20, 0, 2000]);
  }
});

test("contradictions are named", () => {
  const wrong = SQUARE.map((row) => [...row]);
  wrong[1]![0] = 1;
  expect(value(ROBIN, NAMES, RATINGS, wrong, null, 2014)).toBe(
    "#VALUE! scores: the result of Ann against Ben does not fit the one across the diagonal. Expected 1 and 0, or ½ and ½.",
  );
});

test("totals that cannot be", () => {
  expect(value(ROBIN, NAMES, RATINGS, [4, 1, 0.5, 0.5], null, 2014)).toBe(
    "#VALUE! scores: 4 points for Ann. Expected at most 3, a point an opponent; for a double round give the square of results.",
  );
  expect(value(ROBIN, NAMES, RATINGS, [3, 1, 0.5, 0.5], null, 2014)).toBe(
    "#VALUE! scores: the totals add up to 5. Expected 6, a point for each game of a single round.",
  );
  expect(value(ROBIN, NAMES, RATINGS, [3, 1, "x", 0.5], null, 2014)).toMatch(
    /^#VALUE! scores \(row 3, column 1\): “x”/,
  );
});

test("cells of the square that are no results", () => {
  const withCell = (cell: unknown) => {
    const square = SQUARE.map((row) => [...row] as unknown[]);
    square[0]![1] = cell;
    return value(ROBIN, NAMES, RATINGS, square, null, 2014);
  };
  expect(withCell(null)).toMatch(
    /^#VALUE! scores \(row 1, column 2\): a blank cell\. Expected a result; type -/,
  );
  expect(withCell("won")).toMatch(
    /^#VALUE! scores \(row 1, column 2\): “won”\. Expected the results of a pairing/,
  );
  expect(withCell(46054)).toMatch(/1\/2 typed in a cell becomes a date/);
  expect(withCell(true)).toMatch(/^#VALUE! scores \(row 1, column 2\): TRUE/);
  expect(withCell({ type: "Error", basicValue: "#REF!" })).toMatch(
    /^#VALUE! The input shows #REF!/,
  );
});

test("an error on the diagonal does not matter", () => {
  const square = SQUARE.map((row) => [...row] as unknown[]);
  square[0]![0] = { type: "Error", basicValue: "#N/A" };
  expect(table(ROBIN, NAMES, RATINGS, square, null, 2014)).toHaveLength(5);
});

test("an unplayed game: 6.4 in 2014, 6.43 before", () => {
  const square = SQUARE.map((row) => [...row] as unknown[]);
  square[0]![1] = "+";
  square[1]![0] = "-";
  expect(value(ROBIN, NAMES, RATINGS, square, null, 2014)).toMatch(
    /^#N\/A Ann and Ben have a game that was not played.* Article 6\.4 \(2014\)\.$/,
  );
  expect(value(ROBIN, NAMES, RATINGS, square, null, 2011)).toMatch(/Article 6\.43 \(2011\)\.$/);
});

test("what makes the whole result #N/A", () => {
  expect(value(ROBIN, NAMES, RATINGS, SQUARE, null, 2024)).toMatch(
    /^#N\/A .*Expected 2017 or earlier/,
  );
  expect(value(ROBIN, NAMES, ["u", "u", "u", "u"], [2, 2, 1, 1], null, 2014)).toMatch(
    /^#N\/A Nobody in the field is rated/,
  );
  expect(value(ROBIN, ["Ann", "Ben"], [2000, "u"], [0.5, 0.5], null, 2014)).toMatch(
    /^#N\/A A field of 2 is no round robin/,
  );
  expect(value(ROBIN, NAMES, [2000, 1900, 1800, 1700], SQUARE, null, 2005)).toMatch(
    /^#N\/A dp is not defined for a score of p = 0 \(player 4\)/,
  );
});

test("shapes and switches that do not fit", () => {
  expect(
    value(
      ROBIN,
      NAMES,
      RATINGS,
      [
        [1, 2],
        [3, 4],
      ],
      null,
      2014,
    ),
  ).toBe(
    "#VALUE! scores: a range of 2 × 2 cells for 4 players. Expected one total a player, or the square of results.",
  );
  expect(value(ROBIN, ["Ann"], RATINGS, SQUARE)).toMatch(
    /^#VALUE! names is a range of 1 × 1 cells/,
  );
  expect(value(ROBIN, NAMES, RATINGS, SQUARE, [10, 10])).toMatch(
    /^#VALUE! k is a range of 2 × 1 cells/,
  );
  expect(value(ROBIN, NAMES, RATINGS, SQUARE, null, 2014, true)).toBe(
    "#VALUE! asPrinted: TRUE with edition 2014. Expected edition 2011, the one whose printed example departs from its rule.",
  );
  expect(value(ROBIN, [true, "Ben", "Cleo", ""], RATINGS, SQUARE)).toMatch(
    /^#VALUE! names \(row 1, column 1\): TRUE\. Expected a name/,
  );
});
