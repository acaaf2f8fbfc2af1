import { dayOf } from "../../../src/rules/day";
import { readPeriod } from "../../../src/tournament/period/readPeriod";
import { areaOf, cellsOf, type Row } from "../../support/sheetCells";

function read(rows: readonly Row[]) {
  const cells = cellsOf(rows);
  return readPeriod(cells, areaOf(cells));
}

const MAY = dayOf(2025, 5, 3);

test("one row a result; a row without a name goes on with the player above, events by their days", () => {
  const list = read([
    ["Events of May"],
    ["Player", "Event", "Date", "Ro", "n", "W − We", "K", "Games before"],
    ["Ann", "Open", MAY, 2000, 9, "+1,25", 20, 3],
    ["", "Cup", MAY - 20, 1990, 5, -0.31, "", ""],
    ["Bob", "Open", MAY, "u", 4, "", "", ""],
  ]);
  expect(list?.findings).toEqual([]);
  expect(list?.players).toEqual([
    {
      name: "Ann",
      earlierGames: 3,
      results: [
        { event: "Cup", day: MAY - 20, rating: 1990, games: 5, delta: -31, k: 20 },
        { event: "Open", day: MAY, rating: 2000, games: 9, delta: 125, k: 20 },
      ],
    },
    {
      name: "Bob",
      earlierGames: null,
      results: [{ event: "Open", day: MAY, rating: null, games: 4, delta: null, k: null }],
    },
  ]);
});

test("birth, games so far and highest rating, from which K is; blank as in the row above", () => {
  const list = read([
    ["Player", "Rating", "n", "W − We", "Born", "Games so far", "Peak"],
    ["Ann", 2000, 9, "+1,25", "2008/05/03", 12, ""],
    ["", 2000, 5, -0.31, "", "", ""],
    ["Bob", 1900, 4, 1, "soon", "", 2410],
  ]);
  const ann = { birth: { year: 2008, month: 5, day: 3 }, games: 12, peak: null };
  expect(list?.players.map(({ results }) => results.map(({ facts }) => facts))).toEqual([
    [ann, ann],
    [{ birth: null, games: null, peak: 2410 }],
  ]);
  expect(list?.findings).toMatchObject([
    { key: "factNotRead", severity: "warning", values: { column: "E", came: "soon" } },
  ]);
});

test("W and We instead of their difference; the FIDE rating before another; the ID tells who it is", () => {
  const list = read([
    ["ID", "Name", "Rtg", "RtgI", "Games", "W", "We"],
    [101, "Ann", 1800, 2000, 7, 4.5, 3.87],
    [102, "Ann", 1700, 1900, 7, 3, 3],
    [101, "Ann", 1800, 2000, 1, 0, 0.5],
  ]);
  expect(list?.findings).toEqual([]);
  expect(
    list?.players.map(({ results }) => results.map(({ rating, delta }) => [rating, delta])),
  ).toEqual([
    [
      [2000, 63],
      [2000, -50],
    ],
    [[1900, 0]],
  ]);
});

test("what is wrong is told with its cell", () => {
  const list = read([
    ["Player", "Date", "Rating", "n", "ΔR", "K", "Earlier games"],
    ["Ann", "soon", 20, 2.5, 0.125, 0.5, "few"],
    ["Bob", MAY, 2000, 3, 3.01, 20, ""],
    ["Cid", MAY, 5000, "", "", 20, ""],
    ["Dan", MAY, "", 4, 0.7, 20, ""],
  ]);
  expect(list?.findings.map(({ key, place }) => [key, place?.row, place?.column])).toEqual([
    ["notGamesThatCount", 1, 3],
    ["notADay", 1, 1],
    ["notADelta", 1, 4],
    ["notAK", 1, 5],
    ["notEarlierGames", 1, 6],
    ["notADelta", 2, 4],
    ["notGamesThatCount", 3, 3],
    ["notARating", 3, 2],
    ["deltaWithoutRating", 4, 4],
  ]);
});

test("a row that goes on with the player above has his rating and K where it says nothing else", () => {
  const list = read([
    ["Player", "Rating", "n", "W−We", "K"],
    ["Ann", 2000, 5, 0.5, 20],
    ["", "", 4, 0.7, ""],
    ["", 2010, 4, -0.7, 10],
  ]);
  expect(list?.findings).toEqual([]);
  expect(list?.players[0]?.results.map(({ rating, delta, k }) => [rating, delta, k])).toEqual([
    [2000, 50, 20],
    [2000, 70, 20],
    [2010, -70, 10],
  ]);
});

test("A7: a row without the ID is of the only player of its name; of two it is asked unless a rating tells", () => {
  const rows = (other: string, rating = 2000): Row[] => [
    ["Name", "ID", "Rating", "n", "ΔR"],
    ["Ann", 123, 2000, 5, 0.5],
    ["ann", "", rating, 4, 0.7],
    [other, 124, 1800, 4, 0.1],
  ];
  const one = read(rows("Bob"));
  expect(one?.findings).toEqual([]);
  expect(one?.players.map(({ results }) => results.length)).toEqual([2, 1]);
  expect(read(rows("Ann"))?.doubts).toEqual([]);
  expect(read(rows("Ann", 1900))?.doubts.map(({ persons }) => persons)).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test("one number with two spellings is one player, and it is said; with two names it is asked", () => {
  const list = (other: string) =>
    read([
      ["Name", "ID", "Rating", "n", "ΔR"],
      ["Bell, Ann", 123, 2000, 5, 0.5],
      [other, 123, 2000, 4, 0.7],
    ]);
  const one = list("A. Bell");
  expect(one?.players.map(({ results }) => results.length)).toEqual([2]);
  expect(one?.findings).toMatchObject([
    { key: "namesOfIdDiffer", severity: "warning", place: { row: 2, column: 0 } },
  ]);
  expect(list("Ann Cox")?.doubts).toHaveLength(1);
});

test.each([
  [["Player", "Rating", "n"]],
  [["Rating", "n", "ΔR"]],
  [["Player", "n", "ΔR"]],
  [["Player", "Rating", "W", "ΔR"]],
  [["Player", "Rating", "n", "Rating chg"]],
])("no list without what is needed: %s", (headings) => {
  expect(read([headings, ["Ann", 2000, 9, 1.2]])).toBeNull();
});

test("more points than games, a K of 0, nobody's row, an event twice; totals are no player", () => {
  const list = read([
    ["Player", "Event", "Rating", "n", "W", "We", "K"],
    ["", "Open", 2000, 5, 3, 2.5, 20],
    ["Ann", "Open", 2000, 5, 6, 2.5, 20],
    ["Bob", "Open", 2000, 5, 3, 2.5, 0],
    ["Cid", "Cup", 2000, 5, 3, 2.5, 20],
    ["Cid", "Cup", 2000, 5, 3, 2.5, 20],
    ["Total", "", "", 25, 18, 12.5, ""],
  ]);
  expect(list?.findings.map(({ key, place }) => [key, place?.row, place?.column])).toEqual([
    ["nobodyAbove", 1, 0],
    ["totalTooHigh", 2, 4],
    ["notAK", 3, 6],
    ["eventTwice", 5, 1],
  ]);
});
