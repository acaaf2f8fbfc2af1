import { gameColumns } from "../../../src/tournament/games/gameColumns";
import { tableRead } from "../../support/tableRead";
import { cellsOf, type Row } from "../../support/sheetCells";

const columnsOf = (rows: readonly Row[]) => {
  const cells = cellsOf(rows);
  return gameColumns(cells, cells.area);
};

const GAMES: Row[] = [
  [1, "Gil, Nuria", 1803, "0-1", "Rubio, Juan", 1907],
  [1, "Ortega, Luis", 0, "½-½", "Castro, Ana", 1689],
  [2, "Rubio, Juan", 1907, "1-0", "Ortega, Luis", 0],
  [2, "Castro, Ana", 1689, "1-0", "Gil, Nuria", 1803],
  [3, "Castro, Ana", 1689, "0-1", "Rubio, Juan", 1907],
];

test.each([
  ["headings in Spanish", ["Rd", "Blanco", "ELO", "Res.", "Negro", "ELO"], true],
  [
    "sides with more words",
    ["Rnd", "White player", "Rating", "Res", "Black player", "Rating"],
    true,
  ],
  ["an opponent", ["Runde", "Name", "Elo-Zahl", "Erg.", "Gegnerin/Gegner", "Elo-Zahl"], false],
])("%s", (_, headings, isByColour) => {
  const found = columnsOf([headings, ...GAMES]);
  expect(found).toMatchObject({ player: 1, opponent: 4, score: 3, isByColour });
  expect(found?.ratings.map(({ column }) => column)).toEqual([2]);
  expect(found?.opponentRatings).toEqual(new Map([[2, 5]]));
});

test("without headings the same names in two columns make a list; whose the ratings are is asked", () => {
  expect(columnsOf(GAMES)).toMatchObject({ player: 1, opponent: 4, score: 3, isByColour: null });
  const cells = cellsOf(GAMES);
  const { findings } = tableRead(cells, cells.area, { readAs: new Map(), ratingColumn: null });
  expect(findings.map(({ key }) => key)).toEqual(["whoseRatings"]);
});

test("of two lists both sides have the same one", () => {
  const rows = GAMES.map(
    ([round = "", white = "", rating = "", score = "", black = "", other = ""]) => [
      ...[round, white, rating, 1500, score],
      ...[black, other, 1500],
    ],
  );
  const found = columnsOf([["Rd", "White", "FIDE", "NWZ", "Res", "Black", "FIDE", "NWZ"], ...rows]);
  expect(found?.opponentRatings).toEqual(
    new Map([
      [2, 6],
      [3, 7],
    ]),
  );
});

test("a player's names and first names are no two sides", () => {
  const rows: Row[] = [
    ["Nr", "Name", "Vorname", "Elo", "Pkt"],
    [1, "Huber", "Monika", 1812, 4],
    [2, "Schäfer", "Beat", 1547, 3],
  ];
  expect(columnsOf(rows)).toBeNull();
});
