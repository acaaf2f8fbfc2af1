import { addressOf } from "../../../src/tournament/sheetCells";
import { fileOf } from "../../../src/tournament/trf/fileOf";
import { cellsOf, type Row } from "../../support/sheetCells";
import { tableRead } from "../../support/tableRead";

function read(rows: readonly Row[]) {
  const cells = cellsOf(rows);
  const { event, findings, tournament } = tableRead(cells, cells.area, {
    readAs: new Map(),
    ratingColumn: null,
  });
  return {
    tournament,
    kind: event?.kind,
    isWithoutRounds: event?.isWithoutRounds,
    findings: findings.map(
      ({ key, place }) => `${key}${place === undefined ? "" : ` ${addressOf(place)}`}`,
    ),
    games: event?.players.map(
      ({ name, rating, games }) =>
        `${name} ${rating ?? "u"}: ${games.map(({ opponent, score }) => `${opponent.name} ${score / 2}`).join(", ")}`,
    ),
  };
}

const SQUARE: Row[] = [
  ["Old - Young", "", "", "", "", ""],
  ["", "", "Weber Willi", "Xaver Xena", "Yilmaz Yara", "Points"],
  ["", "Elo", 2120, 2010, "u", ""],
  ["Abel Ann", 2100, 1, "½", 0, 1.5],
  ["Bond Bea", 2050, "½", 1, 1, 2.5],
  ["Carr Cid", 1990, 0, 0, "½", 0.5],
  ["", "", 1.5, 1.5, 1.5, 4.5],
];

const GAMES = [
  "Abel Ann 2100: Weber Willi 1, Xaver Xena 0.5, Yilmaz Yara 0",
  "Bond Bea 2050: Weber Willi 0.5, Xaver Xena 1, Yilmaz Yara 1",
  "Carr Cid 1990: Weber Willi 0, Xaver Xena 0, Yilmaz Yara 0.5",
  "Weber Willi 2120: Abel Ann 0, Bond Bea 0.5, Carr Cid 1",
  "Xaver Xena 2010: Abel Ann 0.5, Bond Bea 0, Carr Cid 1",
  "Yilmaz Yara u: Abel Ann 1, Bond Bea 0, Carr Cid 0.5",
];

const READ = { kind: "scheveningen", isWithoutRounds: true, findings: [], games: GAMES };

test("a team down, the other across, ratings beside and below the names: 6.4 (2005)", () => {
  expect(read(SQUARE)).toMatchObject(READ);
});

test("with ratings above the names, with headings on their line, with numbers", () => {
  const [title = [], names = [], ratings = [], ...rest] = SQUARE;
  expect(
    read([
      title,
      ratings.map((each) => (each === "Elo" ? "" : each)),
      names.map((each, column) => (column === 1 ? "Elo" : each)),
      ...rest,
    ]),
  ).toMatchObject(READ);
  expect(read([["Team A", "Rtg", ...names.slice(2)], ratings, ...rest])).toMatchObject(READ);
  const numbered = [names, ratings, ...rest].map((row, index) => [
    ["No", "", 1, 2, 3, ""][index] ?? "",
    ...row,
  ]);
  expect(read(numbered)).toMatchObject(READ);
});

test("with ratings behind all names", () => {
  const rows: Row[] = [
    ["", "Weber Willi (2120)", "Xaver Xena (2010)"],
    ["Abel Ann (2100)", 1, "½"],
    ["Bond Bea", "½", 1],
  ];
  expect(read(rows)).toMatchObject({
    kind: "scheveningen",
    findings: [],
    games: [
      "Abel Ann 2100: Weber Willi 1, Xaver Xena 0.5",
      "Bond Bea u: Weber Willi 0.5, Xaver Xena 1",
      "Weber Willi 2120: Abel Ann 0, Bond Bea 0.5",
      "Xaver Xena 2010: Abel Ann 0.5, Bond Bea 0",
    ],
  });
});

test("sums that are not the results' are told on both sides, and so is what is no result", () => {
  const changed = (row: number, column: number, value: string | number) =>
    read(
      SQUARE.map((line, r) => line.map((cell, c) => (r === row && c === column ? value : cell))),
    );
  expect(changed(3, 2, 0).findings).toEqual(["pointsDiffer F4", "pointsDiffer C7"]);
  expect(changed(4, 4, "?").findings[0]).toBe("notAResult E5");
  expect(changed(4, 4, "").findings[0]).toBe("blankResult E5");
});

test("nobody met in it tells no rounds, so that no file can be made of it", () => {
  expect(fileOf(read(SQUARE).tournament!)).toBeNull();
});

test("rounds with headings over results are no team", () => {
  const rows: Row[] = [
    ["Name", "Elo", "Runde eins", "Runde zwei", "Pkt"],
    ["Abel Ann", 2100, 1, "½", 1.5],
    ["Bond Bea", 2050, 0, 1, 1],
    ["Carr Cid", 1990, "½", 0, 0.5],
  ];
  expect(read(rows).kind).toBeUndefined();
});

test("the rounds of two teams, one side each, are every game once", () => {
  const rows: Row[] = [["Team A", "Rtg", "Result", "Team B", "Rtg"]];
  const teams = [
    ["Abel Ann", 2100],
    ["Bond Bea", 2050],
  ] as const;
  const others = [
    ["Weber Willi", 2120],
    ["Xaver Xena", 2010],
  ] as const;
  const results = [
    ["1-0", "½-½"],
    ["½-½", "0-1"],
  ];
  for (const round of [0, 1]) {
    rows.push([`Round ${round + 1}`]);
    for (const [own, player] of teams.entries()) {
      const other = (own + round) % 2;
      rows.push([...player, results[own]![other]!, ...others[other]!]);
    }
    rows.push([]);
  }
  rows.push(
    ["Round 3"],
    ["Carr Cid", 1990, "1-0", "Weber Willi", 2120],
    ["Carr Cid", 1990, "1-0", "Xaver Xena", 2010],
  );
  expect(read(rows)).toMatchObject({
    kind: "scheveningen",
    findings: [],
    games: [
      "Abel Ann 2100: Weber Willi 1, Xaver Xena 0.5",
      "Weber Willi 2120: Abel Ann 0, Bond Bea 0.5, Carr Cid 0",
      "Bond Bea 2050: Xaver Xena 0, Weber Willi 0.5",
      "Xaver Xena 2010: Bond Bea 1, Abel Ann 0.5, Carr Cid 0",
      "Carr Cid 1990: Weber Willi 1, Xaver Xena 1",
    ],
  });
});
