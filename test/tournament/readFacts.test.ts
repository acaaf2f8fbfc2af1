import { tableRead } from "../support/tableRead";
import { birthOfText } from "../../src/tournament/readFacts";
import type { CellValue } from "../../src/tournament/sheetCells";
import { cellsOf, type Row } from "../support/sheetCells";

const NO_CHOICES = { readAs: new Map<string, CellValue>(), ratingColumn: null };

function read(rows: readonly Row[]) {
  const cells = cellsOf(rows);
  return tableRead(cells, cells.area, NO_CHOICES);
}

const SWISS = (born: CellValue, games: CellValue, peak: CellValue): Row[] => [
  ["No", "Name", "Rtg", "Born", "Games so far", "Max Elo", "1"],
  [1, "Ann", 2200, born, games, peak, "2w1"],
  [2, "Bea", 2100, "", "", "", "1b0"],
];

test.each<[CellValue, CellValue, CellValue, object | undefined]>([
  ["2001/05/06", 12, 2310, { birth: { year: 2001, month: 5, day: 6 }, games: 12, peak: 2310 }],
  ["6.5.2001", "", "", { birth: { year: 2001, month: 5, day: 6 }, games: null, peak: null }],
  [37_017, "1'250", "", { birth: { year: 2001, month: 5, day: 6 }, games: 1250, peak: null }],
  [2001, 0, "-", { birth: { year: 2001 }, games: null, peak: null }],
  ["2001/00/00", "", "", { birth: { year: 2001 }, games: null, peak: null }],
  ["0000/00/00", "?", "u", undefined],
])("born %s, %s games, peak %s", (born, games, peak, facts) => {
  const { event, findings } = read(SWISS(born, games, peak));
  expect(event?.players.map((player) => player.facts)).toEqual([facts, undefined]);
  expect(findings).toEqual([]);
});

test("what cannot be read is said, with its cell, and nothing is taken for it", () => {
  const { event, findings } = read(SWISS("14", "many", 9999));
  expect(event?.players[0]?.facts).toBeUndefined();
  expect(findings).toMatchObject([
    { key: "factNotRead", place: { row: 1, column: 3 }, values: { column: "Born", came: "14" } },
    { key: "factNotRead", place: { row: 1, column: 4 } },
    { key: "factNotRead", place: { row: 1, column: 5 } },
  ]);
});

test.each([
  ["more than the event can have: games so far", 12, 57, [12, 57, 3]],
  ["those of the event: nothing", 2, 2, [undefined, undefined, undefined]],
])("games of which nothing is said, %s", (_, ann, bea, games) => {
  const { roundRobin } = read([
    ["Name", "Rtg", "Games", 1, 2, 3],
    ["Ann", 2200, ann, "", 1, 1],
    ["Bea", 2100, bea, 0, "", 1],
    ["Cid", 2000, 3, 0, 0, ""],
  ]);
  expect(roundRobin?.players.map(({ facts }) => facts?.games)).toEqual(games);
});

test("two digits of a year tell where one century alone is possible: 87, 01; 14 is asked", () => {
  const births = (born: CellValue) => {
    const { event, findings } = read(SWISS(born, "", ""));
    return [event?.players[0]?.facts?.birth, findings.map(({ key }) => key)];
  };
  expect(births(87)).toEqual([{ year: 1987 }, []]);
  expect(births("87")).toEqual([{ year: 1987 }, []]);
  expect(births("01")).toEqual([{ year: 2001 }, []]);
  expect(births(4)).toEqual([{ year: 2004 }, []]);
  expect(births("14")).toEqual([undefined, ["factNotRead"]]);
});

test("8.56 (2014): births are days in words, too; of two possible days the year is sure", () => {
  const birth = (born: string) => read(SWISS(born, "", "")).event?.players[0]?.facts?.birth;
  for (const born of ["6 May 2001", "6. Mai 2001", "2001-05-06", "6.5.2001"]) {
    expect(birth(born)).toEqual({ year: 2001, month: 5, day: 6 });
  }
  expect(birth("05/06/2001")).toEqual({ year: 2001 });
});

test("round robins, by rounds or by their square, totals and matches keep what is known", () => {
  const square = read([
    ["Name", "Rtg", "Born", 1, 2, 3],
    ["Ann", 2200, 2001, "", 1, 1],
    ["Bea", 2100, 1980, 0, "", 1],
    ["Cid", 2000, "", 0, 0, ""],
  ]);
  const births = [{ year: 2001 }, { year: 1980 }, undefined];
  expect(square.roundRobin?.players.map(({ facts }) => facts?.birth)).toEqual(births);
  const totals = read([
    ["Name", "Rtg", "Born", "Pts"],
    ["Ann", 2200, 2001, 2],
    ["Bea", 2100, 1980, 1],
    ["Cid", 2000, "", 0],
  ]);
  expect(totals.roundRobin?.players.map(({ facts }) => facts?.birth)).toEqual(births);
  const match = read([
    ["Name", "Elo", "Born", 1, 2],
    ["Ann", 2200, 2001, 1, 1],
    ["Bea", 2100, 1980, 0, 0],
  ]);
  expect(match.event?.players.map(({ facts }) => facts?.birth)).toEqual(births.slice(0, 2));
});

test("a list of games tells them of both players", () => {
  const { event } = read([
    ["White", "Rating", "Born", "Black", "Rating", "Born", "Peak", "Result"],
    ["Ann", 2200, 2001, "Bea", 2100, 1980, 2410, "1-0"],
    ["Cid", 2000, "", "Ann", 2200, 2001, "", "½-½"],
  ]);
  const nothing = { birth: null, games: null, peak: null };
  expect(event?.players.map(({ facts }) => facts)).toEqual([
    { ...nothing, birth: { year: 2001 } },
    { ...nothing, birth: { year: 1980 }, peak: 2410 },
    undefined,
  ]);
});

test("a birth that is neither day nor year is none", () => {
  const all = ["2001/02/31", "", "0205", "1850/05/03"];
  expect(all.map(birthOfText)).toEqual([null, null, null, null]);
});
