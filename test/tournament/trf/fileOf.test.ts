import fc from "fast-check";
import { readSwiss } from "../../../src/tournament/swiss/readSwiss";
import { eventOf } from "../../../src/tournament/eventOf";
import { readTable } from "../../../src/tournament/readTable";
import { NOTHING_KNOWN } from "../../../src/tournament/tournament";
import { fileOf } from "../../../src/tournament/trf/fileOf";
import { randomField } from "../../support/randomField";
import { tournamentOfRoundRobin } from "../../support/tournaments";
import { readTrf } from "../../../src/tournament/trf/readTrf";
import { roundText } from "../../../src/tournament/round/roundText";
import type { TrfFile } from "../../../src/tournament/trf/trfFile";
import { writeTrf } from "../../../src/tournament/trf/writeTrf";
import { SIX_BY_COLOUR } from "../../fixtures/swissTables";
import { randomSwissTable } from "../../support/randomSwissTable";
import { cellsOf, type Row } from "../../support/sheetCells";

function read(rows: readonly Row[]) {
  const cells = cellsOf(rows);
  return readSwiss(cells, cells.area, { ratingColumn: null })!;
}

const told = (rows: readonly Row[]) => ({ ...read(rows).played, about: NOTHING_KNOWN });

const fileOfTable = (rows: readonly Row[]): TrfFile => fileOf(told(rows))!;

const roundsOf = ({ players }: TrfFile) =>
  players.map(({ start, rounds }) => [start, ...rounds.map(roundText)].join(" "));

test("table → file → text → file: what the table tells, and the same games as the event", () => {
  fc.assert(
    fc.property(randomSwissTable(), ({ rows, file }) => {
      const { findings, played: tournament } = read(rows);
      const event = eventOf(tournament)!;
      expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
      const { file: back, findings: found } = readTrf(writeTrf(fileOf(told(rows))!, "TRF26"));
      expect(found).toEqual([]);
      expect(back).toEqual(file);
      const games = back!.players.map(({ start, rounds }) =>
        rounds.flatMap(({ opponent, result }, index) =>
          ["1", "=", "0"].includes(result)
            ? [[start, index + 1, opponent, ["0", "=", "1"].indexOf(result)]]
            : [],
        ),
      );
      const startAt = (place: number) => Number(rows[place + 1]![0]);
      const played = event.players.map((player, place) =>
        player.games.map(({ round, opponent, score }) => [
          startAt(place),
          round,
          startAt(opponent.place!),
          score,
        ]),
      );
      const byStart = (one: number[][], other: number[][]) =>
        (one[0]?.[0] ?? 0) - (other[0]?.[0] ?? 0);
      expect(played.filter(({ length }) => length > 0).sort(byStart)).toEqual(
        games.filter(({ length }) => length > 0),
      );
    }),
  );
});

test("lines of a table in order of rank, numbers as the rounds use them", () => {
  const text = writeTrf(fileOfTable(SIX_BY_COLOUR), "TRF26").split("\r\n");
  expect(text.slice(0, 4)).toEqual([
    "001    1      Ann                               2200 SUI                         2.0    2     4 w 1     2 b =     6 w =",
    "001    2      Bea                               2100 FRA                         2.5    1     5 b 1     1 w =     3 b 1",
    "001    3      Cid                                  0 ESP                         2.0    3     6 w 1     4 b +     2 w 0",
    "001    4      Dan                               1900 GER                         1.0    5     1 b 0     3 w -     5 b 1",
  ]);
});

const TWO = (one: readonly Row[]): Row[] => [
  ["No", "Name", "Rtg", "Rd1", "Rd2", "Rd3", "Rd4", "Pts"],
  ...one,
];

test("a colour that only the opponent tells; where neither does, none", () => {
  const file = fileOfTable([
    ["No", "Name", "Rd1", "Rd2"],
    [1, "Ann", "2w1", "2?½"],
    [2, "Bea", "1?0", "1?½"],
  ]);
  expect(roundsOf(file)).toEqual(["1 2w1 2?½", "2 1b0 1?½"]);
  expect(writeTrf(file, "TRF26")).toContain("   2 w 1     2 - =");
});

test.each([
  ["a whole point", ["bye", "bye"], 4, "U U", 4],
  ["nothing", ["bye", "bye"], 0, "Z Z", 0],
  ["half a point each, or one of them a whole one", ["bye", "bye"], 2, "Z Z", 2],
  ["half a point, the other told", ["bye", "-1"], 3, "H F", 3],
  ["more than a bye is worth", ["bye", "-"], 5, "Z Z", 5],
  ["no points in the table", ["bye", "+bye"], null, "Z U", null],
  ["no points in the table, and told", ["=bye", "+bye"], null, "H U", 3],
])("byes worth %s", (_, byes, halves, letters, points) => {
  const file = fileOfTable(
    TWO([
      [1, "Ann", 2200, "2w0", "3b0", ...byes, halves === null ? "" : halves / 2],
      [2, "Bea", 2100, "1b1", "4w1", "3w1", "4b1", 4],
      [3, "Cid", 2000, "4w0", "1w1", "2b0", "5w1", 2],
      [4, "Dan", 1900, "3b1", "2b0", "5w1", "2w0", 2],
      [5, "Eva", 1800, "-", "-", "4b0", "3b0", 0],
    ]),
  );
  expect(roundsOf(file)[0]).toBe(`1 2w0 3b0 ${letters}`);
  expect(file.players[0]?.points).toBe(points);
});

test("a forfeit that one row tells alone has both sides in the file", () => {
  const file = fileOfTable(
    TWO([
      [1, "Ann", 2200, "2w+", "3b0", "2b-", "3wz", 1],
      [2, "Bea", 2100, "-", "4w1", "1", "4w½", 2.5],
      [3, "Cid", 2000, "4w-", "1w1", "4b½f", "", 1.5],
      [4, "Dan", 1900, "", "2b0", "½", "2b½", 1],
    ]),
  );
  expect(roundsOf(file)).toEqual([
    "1 2w+ 3b0 2b- 3wZ",
    "2 1b- 4w1 1w+ 4w½",
    "3 4w- 1w1 4b½f 1bZ",
    "4 3b- 2b0 3w½f 2b½",
  ]);
  expect(readTrf(writeTrf(file, "TRF26")).findings).toEqual([]);
});

test("somebody without a number: all are numbered by their places", () => {
  const file = fileOfTable([
    ["No", "Name", "Rd1", "Rd2"],
    [3, "Ann", "1w1", "2b½"],
    ["", "Bea", "-1", "-"],
    [2, "Cid", "-", "3w½"],
    [1, "Dan", "3b0", ""],
  ]);
  expect(file.players.map(({ name }) => name)).toEqual(["Ann", "Bea", "Cid", "Dan"]);
  expect(roundsOf(file)).toEqual(["1 4w1 3b½", "2 F Z", "3 Z 1w½", "4 1b0 Z"]);
});

test("a blank row and the heading of a team are nobody", () => {
  const file = fileOfTable([
    ["No", "Name", "Rd1", "Rd2"],
    [1, "Ann", "3w1", "4b½"],
    [2, "Bea", "4w½", "3w½"],
    ["", "", "", ""],
    ["", "The others", "", ""],
    [3, "Cid", "1b0", "2b½"],
    [4, "Dan", "2b½", "1w½"],
  ]);
  expect(roundsOf(file)).toEqual(["1 3w1 4b½", "2 4w½ 3w½", "3 1b0 2b½", "4 2b½ 1w½"]);
});

test("sex, and the FIDE number under a French heading; the heading of a team is no player", () => {
  const file = fileOfTable([
    ["N°", "Nom", "Sexe", "N° FIDE", "Elo", "R1", "Pts"],
    [9, "Cercle de Berne", "", "", "", "", 1],
    [1, "Ann", "F", 1300001, 2000, "2w1", 1],
    [2, "Bob", "H", 1300002, 1900, "1b0", 0],
  ]);
  expect(file.players.map(({ name, sex, fideNumber }) => [name, sex, fideNumber])).toEqual([
    ["Ann", "w", "1300001"],
    ["Bob", "m", "1300002"],
  ]);
});

test("a crosstable's file agrees with itself and has every game once", () => {
  fc.assert(
    fc.property(randomField(), ({ ratings, square }) => {
      const players = ratings.map((rating, index) => ({ name: `P${index + 1}`, rating, k: null }));
      const file = fileOf(tournamentOfRoundRobin({ players, scores: { square } }))!;
      expect(readTrf(writeTrf(file, "TRF26")).findings).toEqual([]);
      const games = file.players.flatMap(({ rounds }) => rounds.filter(({ opponent }) => opponent));
      expect(games).toHaveLength(ratings.length * (ratings.length - 1));
    }),
  );
});

test("from totals there is none; the second games of a double round have the colours turned", () => {
  const players = ["A", "B"].map((name) => ({ name, rating: 2000, k: null }));
  expect(fileOf(tournamentOfRoundRobin({ players, scores: { totals: [1, 1] } }))).toBeNull();
  const square = [
    [[], [2, 1]],
    [[0, 1], []],
  ] as const;
  const file = fileOf(tournamentOfRoundRobin({ players, scores: { square } }));
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
  const { tournament } = readTable(cells, cells.area, {
    readAs: new Map(),
    ratingColumn: null,
  });
  const { players } = fileOf(tournament!)!;
  expect(
    players.map(({ rank, title, federation, fideNumber, birth }) =>
      [rank, title, federation, fideNumber, birth].join(" "),
    ),
  ).toEqual(["1 IM SUI 1300001 1980/01/11", "2    1985", "3  ESP  "]);
});

describe("a crosstable whose players have numbers", () => {
  const square = (numbers: readonly number[]): TrfFile => {
    const cells = cellsOf([
      ["No", "Name", "Elo", ...numbers, "Pts"],
      [numbers[0]!, "Ann", 2200, "*", 1, "½", 1, 2.5],
      [numbers[1]!, "Bea", 2100, 0, "*", 1, "½", 1.5],
      [numbers[2]!, "Cid", 2000, "½", 0, "*", 1, 1.5],
      [numbers[3]!, "Dan", 1900, 0, "½", 0, "*", 0.5],
    ]);
    const choices = { readAs: new Map(), ratingColumn: null };
    return fileOf(readTable(cells, cells.area, choices).tournament!)!;
  };
  const shown = (file: TrfFile) =>
    file.players.map(({ start, name, points, rounds }) =>
      [start, name, points, ...rounds.map(roundText)].join(" "),
    );

  test("from 1 to the last: they stand in the file, and Berger's rounds are theirs", () => {
    expect(shown(square([3, 1, 4, 2]))).toEqual([
      "1 Bea 3 4w1 2w½ 3b0",
      "2 Dan 1 3w0 1b½ 4w0",
      "3 Ann 5 2b1 4b½ 1w1",
      "4 Cid 3 1b0 3w½ 2b1",
    ]);
  });

  test("with gaps the format counts them by their places", () => {
    expect(shown(square([5, 12, 3, 7])).map((line) => line.slice(0, 5))).toEqual([
      ...["1 Ann", "2 Bea", "3 Cid", "4 Dan"],
    ]);
  });
});
