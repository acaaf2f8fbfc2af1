import { tableRead } from "../../support/tableRead";
import { readMatch } from "../../../src/tournament/match/readMatch";
import { SIX_BY_SIGN } from "../../fixtures/swissTables";
import { SIX, TEN } from "../../fixtures/crosstables";
import { cellsOf, type Row } from "../../support/sheetCells";

const NONE = { readAs: new Map<string, string>(), ratingColumn: null };

function read(rows: readonly Row[]) {
  const cells = cellsOf(rows);
  return tableRead(cells, cells.area, NONE);
}

const MATCH: Row[] = [
  ["", "Name", "Elo", 1, 2, 3, 4, "Total"],
  [1, "Ann", 2200, 1, "½", 0, "", 1.5],
  [2, "Bea", "u", 0, "½", 1, "", 1.5],
];

test("two rows whose results add up are a match; a numbered column without results is a game not played", () => {
  const { event, findings } = read(MATCH);
  expect(findings).toEqual([]);
  expect(event).toMatchObject({ kind: "match", rounds: 4 });
  expect(
    event?.players.map(({ name, rating, games }) => [
      name,
      rating,
      games.map(({ score }) => score),
    ]),
  ).toEqual([
    ["Ann", 2200, [2, 1, 0]],
    ["Bea", null, [0, 1, 2]],
  ]);
  expect(event?.players[0]?.games[0]?.opponent).toEqual({ name: "Bea", rating: null, place: 1 });
});

test("forfeits are not games, but rounds of the match", () => {
  const { event } = read([
    ["Name", "Elo", "G1", "G2", "G3"],
    ["Ann", 2200, 1, "+", "½"],
    ["Bea", 2100, 0, "-", "½"],
  ]);
  expect(event?.rounds).toBe(3);
  expect(event?.players[0]?.games.map(({ round }) => round)).toEqual([1, 3]);
});

test.each([
  ["a crosstable", TEN],
  ["another crosstable", SIX],
  ["a Swiss table", SIX_BY_SIGN],
  [
    "results that do not add up",
    [
      ["Name", 1, 2],
      ["A", 1, 1],
      ["B", 1, 1],
    ],
  ],
  [
    "a single game",
    [
      ["Name", 1],
      ["A", 1],
      ["B", 0],
    ],
  ],
])("%s is no match", (_, rows) => {
  const cells = cellsOf(rows);
  expect(readMatch(cells, cells.area, NONE)).toBeNull();
});

test("a game whose results are no point is told, with its cell; the games behind it stay", () => {
  const { event, findings } = read([
    ["Name", "Elo", 1, 2, 3, 4, 5, 6, "Pts"],
    ["Ann", 2200, "½", 1, "½", 1, 0, 1, 4],
    ["Bea", 2100, "½", 0, "½", 1, 1, 0, 3],
  ]);
  expect(event).toBeNull();
  expect(findings).toMatchObject([{ key: "roundContradiction", place: { row: 2, column: 5 } }]);
});

test("points that the games do not add up to are told; a forfeit at the start is a game of the match", () => {
  const { event, findings } = read([
    ["Name", "Elo", 1, 2, 3, "Pts"],
    ["Ann", 2200, "+", 1, "½", 2.5],
    ["Bea", 2100, "-", 0, "½", 0.5],
  ]);
  expect([event?.rounds, event?.players[0]?.games.length, findings]).toEqual([3, 2, []]);
  const wrong = read([
    ["Name", "Elo", 1, 2, "Pts"],
    ["Ann", 2200, 1, "½", 2],
    ["Bea", 2100, 0, "½", 0],
  ]);
  expect(wrong.findings).toMatchObject([{ key: "pointsDiffer" }, { key: "pointsDiffer" }]);
});

test("a result that cannot be read, or is missing, is told with its cell", () => {
  const { findings } = read([
    ["Name", "Elo", 1, 2, 3, 4, 5],
    ["Ann", 2200, 1, "abc", "½", 0, 1],
    ["Bea", 2100, 0, 1, "½", 1, ""],
  ]);
  expect(findings).toMatchObject([
    { key: "notAResult", place: { row: 1, column: 3 } },
    { key: "blankResult", place: { row: 2, column: 6 } },
  ]);
});
