import fc from "fast-check";
import { readTable } from "../../../src/tournament/readTable";
import { fileOfRoundRobin } from "../../../src/tournament/trf/fileOfRoundRobin";
import { readTrf } from "../../../src/tournament/trf/readTrf";
import { writeTrf } from "../../../src/tournament/trf/writeTrf";
import { randomField } from "../../support/randomField";
import { cellsOf } from "../../support/sheetCells";

test("a crosstable's file agrees with itself and has every game once", () => {
  fc.assert(
    fc.property(randomField(), ({ ratings, square }) => {
      const players = ratings.map((rating, index) => ({ name: `P${index + 1}`, rating, k: null }));
      const file = fileOfRoundRobin({ players, scores: { square } }, [])!;
      expect(readTrf(writeTrf(file, "TRF26")).findings).toEqual([]);
      const games = file.players.flatMap(({ rounds }) => rounds.filter(({ opponent }) => opponent));
      expect(games).toHaveLength(ratings.length * (ratings.length - 1));
    }),
  );
});

test("from totals there is none; the second games of a double round have the colours turned", () => {
  const players = ["A", "B"].map((name) => ({ name, rating: 2000, k: null }));
  expect(fileOfRoundRobin({ players, scores: { totals: [1, 1] } }, [])).toBeNull();
  const file = fileOfRoundRobin(
    {
      players,
      scores: {
        square: [
          [[], [2, 1]],
          [[0, 1], []],
        ],
      },
    },
    [],
  );
  expect(file?.players.map(({ rounds }) => rounds)).toEqual([
    [
      { opponent: 2, colour: "w", result: "1" },
      { opponent: 2, colour: "b", result: "=" },
    ],
    [
      { opponent: 1, colour: "b", result: "0" },
      { opponent: 1, colour: "w", result: "=" },
    ],
  ]);
});

test("what stands beside the square goes into the players' lines", () => {
  const cells = cellsOf([
    ["Rk", "", "Name", "Fed", "FIDE ID", "Birth", "Elo", "1", "2", "3"],
    [1, "IM", "Ann", "SUI", 1300001, 29_231, 2200, "*", 1, 1],
    [2, "", "Bea", "France", "", 1985, 2100, 0, "*", "½"],
    [3, "", "Cid", "esp", 0, "soon", 2000, 0, "½", "*"],
  ]);
  const { roundRobin, details } = readTable(cells, cells.area, {
    readAs: new Map(),
    ratingColumn: null,
  });
  const { players } = fileOfRoundRobin(roundRobin!, details)!;
  expect(
    players.map(({ rank, title, federation, fideNumber, birth }) =>
      [rank, title, federation, fideNumber, birth].join(" "),
    ),
  ).toEqual(["1 IM SUI 1300001 1980/01/11", "2    1985", "3  ESP  "]);
});
