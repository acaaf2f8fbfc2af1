import type { ReadingChoices } from "../../src/tournament/readTable";
import { tableRead } from "../support/tableRead";
import { addressOf, type Area, type SheetCells } from "../../src/tournament/sheetCells";
import {
  DOUBLE_ROUND,
  EIGHT,
  EIGHT_WITH_FORFEIT,
  NINE_WITH_FORFEIT,
  SIX,
  TEN,
} from "../fixtures/crosstables";
import { cellsOf, type Row } from "../support/sheetCells";

const NONE: ReadingChoices = { readAs: new Map(), ratingColumn: null };

function read(cells: SheetCells, selected: Area = cells.area, choices = NONE) {
  return tableRead(cells, selected, choices);
}

/** Findings as a person would list them. */
function found({ findings }: ReturnType<typeof read>): string[] {
  return findings.map(({ key, place, fix }) =>
    [
      key,
      ...(place === undefined ? [] : [addressOf(place)]),
      ...(fix?.kind === "read as" ? [`→ ${fix.value}`] : []),
    ].join(" "),
  );
}

/** The table with some cells replaced: [row, column, value] counted from 0. */
function withCells(rows: readonly Row[], ...changes: [number, number, string | number][]): Row[] {
  const copy = rows.map((row) => [...row]);
  for (const [row, column, value] of changes) copy[row]![column] = value;
  return copy;
}

const totalsOf = (reading: ReturnType<typeof read>) => {
  const { scores } = reading.roundRobin!;
  if ("totals" in scores) return scores.totals.map((total) => total / 2);
  return scores.square.map(
    (row) => row.flat().reduce<number>((sum, score) => sum + (score ?? 0), 0) / 2,
  );
};

test("a round robin of three games each, typed as numbers where no ½ is among them", () => {
  const reading = read(
    cellsOf([
      ["No", "Name", "Elo", 1, 2, 3, "Pts"],
      [1, "Ann", 2200, "*", "11½", 101, 4.5],
      [2, "Bea", 2100, "00½", "*", 111, 3.5],
      [3, "Cid", 2000, 10, 0, "*", 1],
    ]),
  );
  expect(found(reading)).toEqual([]);
  expect(totalsOf(reading)).toEqual([4.5, 3.5, 1]);
});

describe("real crosstables", () => {
  test("six players, blank diagonal: nobody has a FIDE rating, which is said of what is read instead", () => {
    const reading = read(cellsOf(SIX));
    expect(found(reading)).toEqual(["fideRatingsEmpty"]);
    expect(reading.findings[0]?.values).toEqual({ chosen: "Rtg", empty: "RtgF" });
    expect(reading.roundRobin?.players.map(({ name, rating }) => [name, rating])).toEqual([
      ["P2", 1992],
      ["P4", 1920],
      ["P6", 1901],
      ["P1", 1597],
      ["P3", 1833],
      ["P5", 1764],
    ]);
    expect(totalsOf(reading)).toEqual([4.5, 3.5, 3, 2, 1, 1]);
  });

  test("a column that a person chose is no longer asked about: here nobody has a FIDE rating", () => {
    const reading = read(cellsOf(SIX), undefined, { ...NONE, ratingColumn: 4 });
    expect(found(reading)).toEqual([]);
    expect(reading.roundRobin?.players.every(({ rating }) => rating === null)).toBe(true);
  });

  test("eight players", () => {
    const reading = read(cellsOf(EIGHT));
    expect(found(reading)).toEqual(["fideRatingsEmpty"]);
    expect(totalsOf(reading)).toEqual([5, 4.5, 4.5, 4, 3.5, 3.5, 2.5, 0.5]);
  });

  test("a forfeit is no game, but counts in the points column", () => {
    const reading = read(cellsOf(EIGHT_WITH_FORFEIT));
    const below = ["D3", "D5", "D6", "D7", "D8", "D9"].map((cell) => `impossibleRating ${cell}`);
    expect(found(reading)).toEqual(["fideRatingsEmpty", ...below]);
    const { scores } = reading.roundRobin!;
    expect("square" in scores && [scores.square[1]![5], scores.square[5]![1]]).toEqual([
      [null],
      [null],
    ]);
    expect(totalsOf(reading)).toEqual([7, 4, 4, 3.5, 3.5, 2, 2, 1]);
  });

  test("titles, tie-breaks, decimal commas", () => {
    const reading = read(cellsOf(NINE_WITH_FORFEIT));
    expect(found(reading)).toEqual([]);
    expect(reading.roundRobin?.players.map(({ name }) => name)).toContain("P5");
    expect(totalsOf(reading)).toEqual([6.5, 4, 3, 5, 3.5, 5, 0, 2.5, 5.5]);
  });

  test("a double round: the lost zeros of 01 and 00 are put back by the other side", () => {
    const reading = read(cellsOf(DOUBLE_ROUND));
    expect(found(reading)).toEqual([
      "fideRatingsEmpty",
      "impossibleRating D2",
      "impossibleRating D6",
    ]);
    expect(totalsOf(reading)).toEqual([13, 10.5, 10.5, 10, 4.5, 3.5, 2, 2]);
    expect(reading.roundRobin?.players.filter(({ rating }) => rating === null)).toHaveLength(4);
  });
});

describe("what people do", () => {
  test("columns that are left out have their letters where their headings are the same", () => {
    const rows: Row[] = [
      ["Name", "Elo FIDE", "Rtg", "Rtg", "DWZ", 1, 2, 3, "Pts"],
      ["Ann", 2000, 1990, 1980, 1970, "", 1, 1, 2],
      ["Bea", 1900, 1890, 1880, 1870, 0, "", "½", 0.5],
      ["Cid", 1800, 1790, 1780, 1770, 0, "½", "", 0.5],
    ];
    const { findings } = read(cellsOf(rows));
    expect(findings.map(({ key, values }) => [key, values])).toEqual([
      ["severalRatings", { chosen: "Elo FIDE", others: "Rtg (C), Rtg (D), DWZ" }],
    ]);
  });

  test("rows above and below, an empty column, a title: the square is found all the same", () => {
    const rows: Row[] = [
      ["Club championship 2005"],
      ["Start", 38600, "", "Arbiter: nobody"],
      [],
      ...TEN.map((row) => [row[0]!, "", ...row.slice(1)]),
      ["Total", "", "", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 45],
    ];
    const reading = read(cellsOf(rows, { B2: "d/m/yyyy" }));
    expect(found(reading)).toEqual([]);
    expect(reading.dates.start).toBe(38600);
    expect(totalsOf(reading)).toEqual([8, 7, 7, 6, 6, 4, 3, 2, 1, 1]);
  });

  test("1/2 that became a date is an error with a sure fix, and is read as ½ once it is taken", () => {
    const rows = withCells(TEN, [2, 6, 46054], [5, 3, 46024]);
    const cells = cellsOf(rows, { G3: "d-mmm", D6: "d/m" });
    expect(found(read(cells))).toEqual(["dateForResult G3 → ½", "dateForResult D6 → ½"]);
    expect(read(cells).roundRobin).toBeNull();
    const taken = new Map([
      ["G3", "½"],
      ["D6", "½"],
    ]);
    const reading = read(cells, undefined, { ...NONE, readAs: taken });
    expect(found(reading)).toEqual([]);
    expect(totalsOf(reading)).toEqual([8, 7, 7, 6, 6, 4, 3, 2, 1, 1]);
  });

  test("names with = in front, trailing spaces, ratings as text", () => {
    const rows = withCells(
      TEN,
      [1, 0, "#NAME?"],
      [2, 0, "B\u00a0 "],
      [2, 1, "2500 "],
      [4, 0, "=D"],
    );
    const cells = cellsOf(rows);
    const formulas = cells.formulas.map((row) => [...row]);
    formulas[1]![0] = "=A";
    const reading = read({ ...cells, formulas });
    expect(found(reading)).toEqual(["nameIsError A2", "ratingsWritten B3"]);
    expect(reading.roundRobin?.players.slice(0, 4).map(({ name }) => name)).toEqual([
      "A",
      "B",
      "C",
      "=D",
    ]);
    expect(reading.roundRobin?.players[1]?.rating).toBe(2500);
  });

  test.each(["u", "NC", 0, "unr", "–"])("%p is an unrated player", (rating) => {
    const reading = read(cellsOf(withCells(TEN, [1, 1, rating])));
    expect(found(reading)).toEqual([]);
    expect(reading.roundRobin?.players[0]?.rating).toBeNull();
  });

  test.each(["abc", -5, 26000, "?"])("%p is no rating", (rating) => {
    const reading = read(cellsOf(withCells(TEN, [1, 1, rating])));
    expect(found(reading)).toEqual(["notARating B2"]);
    expect(reading.roundRobin).toBeNull();
  });

  test("a mark missing on the diagonal does not matter", () => {
    expect(found(read(cellsOf(withCells(TEN, [3, 4, ""], [4, 5, ""]))))).toEqual([]);
  });

  test("a selection without the last row says which cells belong to the table", () => {
    const cells = cellsOf(TEN);
    const reading = read(cells, { ...cells.area, rows: 10 });
    expect(reading.findings.find(({ key }) => key === "selectionTooSmall")?.fix).toEqual({
      kind: "select",
      area: { row: 0, column: 0, rows: 11, columns: 13 },
    });
    expect(reading.roundRobin).toBeNull();
  });

  test("a blank rating where others are marked is asked about", () => {
    expect(found(read(cellsOf(withCells(TEN, [1, 1, ""]))))).toEqual(["blankRating B2 → u"]);
  });

  test("without headings nobody knows whose ratings they are", () => {
    const open = read(cellsOf(TEN.slice(1)));
    expect(found(open)).toEqual(["whoseRatings B1"]);
    expect(open.roundRobin).toBeNull();
    const reading = read(cellsOf(TEN.slice(1)), undefined, { ...NONE, ratingColumn: 1 });
    expect(found(reading)).toEqual([]);
    expect(reading.roundRobin?.players[3]).toEqual({ name: "D", rating: 2400, k: null });
  });

  test("blank results are errors; the other side gives the sure fix", () => {
    const reading = read(cellsOf(withCells(TEN, [1, 4, ""], [2, 11, ""], [10, 3, ""])));
    expect(found(reading)).toEqual(["blankResult E2 → 1", "blankResult L3", "blankResult D11"]);
  });

  test.each([
    ["blank on one side", [[1, 3, ""]], ["blankResult D2 → 0"]],
    [
      "blank on both sides",
      [
        [1, 3, ""],
        [2, 2, ""],
      ],
      ["blankResult D2", "blankResult C3"],
    ],
    ["a word", [[1, 3, "board 4"]], ["notAResult D2 → 0"]],
    ["in the last row", [[10, 10, "?"]], ["notAResult K11 → ½"]],
  ] as [string, [number, number, string][], string[]][])(
    "the first and the last player stay where a result is missing: %s",
    (_, changes, expected) => {
      const reading = read(cellsOf(withCells(TEN, ...changes)));
      expect(found(reading)).toEqual(expected);
      expect(reading.roundRobin).toBeNull();
    },
  );

  test("a player who withdrew stays, and it is said once that he has no results", () => {
    const gone = TEN.map((row, r) =>
      row.map((cell, c) => ((r === 10 && c > 1) || (c === 11 && r > 0) ? "" : cell)),
    );
    const reading = read(cellsOf(gone));
    expect(found(reading).filter((each) => !each.startsWith("pointsDiffer"))).toEqual([
      "noResults L11",
    ]);
    expect(reading.roundRobin?.players).toHaveLength(10);
  });

  test("one 10 typed for 1 is one finding", () => {
    const reading = read(cellsOf(withCells(TEN, [1, 4, 10])));
    expect(found(reading)).toEqual(["tooManyGames E2 → 1"]);
  });

  test("a dash on the diagonal", () => {
    const rows = TEN.map((row) => row.map((cell) => (cell === "*" ? "-" : cell)));
    const reading = read(cellsOf(rows));
    expect(found(reading)).toEqual([]);
    expect(totalsOf(reading)).toEqual([8, 7, 7, 6, 6, 4, 3, 2, 1, 1]);
  });

  test("of half a crosstable the other half is what is left of each point", () => {
    const rows = TEN.map((row, r) =>
      row.map((cell, c) => (r > 0 && c > 1 && c < r + 1 ? "" : cell)),
    );
    const reading = read(cellsOf(rows));
    expect(found(reading)).toEqual(["halfOnly"]);
    expect(totalsOf(reading)).toEqual([8, 7, 7, 6, 6, 4, 3, 2, 1, 1]);
  });

  test("the FIDE rating goes before a general one as soon as anybody has it", () => {
    const rows = withCells(SIX, [1, 4, 1950]);
    expect(read(cellsOf(rows)).ratings.chosen?.heading).toBe("RtgF");
  });

  test("ratings under Liste are read: that heading names a day only over events", () => {
    const { ratings, roundRobin } = read(cellsOf(withCells(NINE_WITH_FORFEIT, [0, 3, "Liste"])));
    expect(ratings.chosen?.heading).toBe("Liste");
    expect(roundRobin?.players[0]).toMatchObject({ name: "P1", rating: 1936 });
  });

  test("French ranks under Classement are no ratings", () => {
    const rows = TEN.map((row, index) => [
      index === 0 ? "Classement" : index,
      index === 0 ? "Nom" : row[0]!,
      index === 0 ? "Elo" : row[1]!,
      ...row.slice(2),
    ]);
    const reading = read(cellsOf(rows));
    expect(found(reading)).toEqual([]);
    expect(reading.roundRobin?.players[0]?.rating).toBe(2600);
  });

  test("what is no result, with what the other side leaves open", () => {
    const reading = read(cellsOf(withCells(TEN, [1, 4, "board 4"], [2, 5, 7])));
    expect(found(reading).slice(0, 2)).toEqual(["notAResult E2 → 1", "notAResult F3 → 1"]);
  });

  test("contradictions name both players and both cells", () => {
    const reading = read(cellsOf(withCells(TEN, [4, 3, 1])));
    expect(found(reading)).toEqual(["contradiction D5 → 0", "pointsDiffer M5"]);
    expect(reading.findings[0]?.values).toEqual({
      player: "D",
      opponent: "B",
      came: "1",
      other: "1",
    });
    expect(reading.roundRobin).toBeNull();
  });

  test("points that do not add up are a warning", () => {
    const reading = read(cellsOf(withCells(TEN, [1, 12, 7.5], [2, 12, "seven"])));
    expect(found(reading)).toEqual(["pointsDiffer M2", "notPoints M3"]);
    expect(reading.roundRobin).not.toBeNull();
  });

  test("two players with one name; a player without", () => {
    const reading = read(cellsOf(withCells(TEN, [2, 0, "a"], [3, 0, " "])));
    expect(found(reading)).toEqual(["noName A4", "sameName A3"]);
  });

  test("one FIDE number on two lines is an error that names both cells, blank ones and 0 are none", () => {
    const numbered = TEN.map((row, at) => [...row, at === 0 ? "FIDE ID" : 1_300_000 + at]);
    const last = numbered[0]!.length - 1;
    expect(found(read(cellsOf(numbered)))).toEqual([]);
    const none = withCells(numbered, [2, last, 0], [3, last, 0], [4, last, ""], [5, last, ""]);
    expect(found(read(cellsOf(none)))).toEqual([]);
    const reading = read(cellsOf(withCells(numbered, [5, last, 1_300_002])));
    const letter = String.fromCharCode("A".charCodeAt(0) + last);
    expect(found(reading)).toEqual([`idTwice ${letter}6`]);
    expect(reading.findings[0]?.values).toMatchObject({ id: "1300002", cell: `${letter}3` });
    expect(reading.roundRobin).toBeNull();
  });

  test("= beside + and − may be an unplayed half point", () => {
    const reading = read(
      cellsOf(withCells(TEN, [1, 3, "-"], [2, 2, "+"], [4, 6, "="], [5, 5, "="])),
    );
    expect(found(reading)).toContain("drawOrUnplayed G5");
  });

  test("K is read where a heading says so", () => {
    const rows = TEN.map((row, index) => [...row, index === 0 ? "Coef. K" : 20]);
    expect(read(cellsOf(rows)).roundRobin?.players.every(({ k }) => k === 20)).toBe(true);
    expect(found(read(cellsOf(withCells(rows, [1, 13, 200]))))).toEqual(["notAK N2"]);
  });

  test("two columns an opponent, and two rows an opponent", () => {
    const games = ["*11", "0*1", "00*"].map((row) => Array.from(row));
    const cell = (sign: string, played: string | number) => (sign === "*" ? sign : played);
    const columns = games.map((row, index): Row => [
      `P${index}`,
      2000 + index,
      ...row.flatMap((sign) => [cell(sign, Number(sign)), cell(sign, 0.5)]),
    ]);
    expect(totalsOf(read(cellsOf([["Name", "Elo"], ...columns])))).toEqual([3, 2, 1]);
    const rows = games.flatMap((row, index): Row[] => [
      [`P${index}`, 2000 + index, ...row.map((sign) => cell(sign, Number(sign)))],
      ["", "", ...row.map((sign) => cell(sign, 0.5))],
    ]);
    expect(totalsOf(read(cellsOf([["Name", "Elo"], ...rows])))).toEqual([3, 2, 1]);
  });

  test("nothing that looks like a table", () => {
    const reading = read(
      cellsOf([
        ["Hello", 1],
        ["World", 2],
      ]),
    );
    expect(found(reading)).toEqual(["noTable"]);
  });
});

describe("lists without games are called what they are", () => {
  const players = (count: number, ...more: Row[number][]): Row[] =>
    Array.from({ length: count }, (_, at) => [
      at + 1,
      `Player ${"ABCDEFGHIJ"[at % 10]}${at}`,
      2400 - at,
      ...more,
    ]);
  const said = (rows: Row[]) => read(cellsOf(rows)).findings.map(({ values }) => values);

  test("standings of 99", () => {
    expect(said([["Rk.", "Name", "Rtg", "Pts."], ...players(99, 4.5)])).toEqual([
      { list: "standing" },
    ]);
  });

  test("a starting rank", () => {
    expect(said([["No.", "Name", "Rtg"], ...players(20)])).toEqual([{ list: "players" }]);
  });

  test("changes of ratings", () => {
    const heads = ["Rk.", "Name", "Rtg", "Pts.", "n", "w", "we", "w-we", "K", "rtg+/-"];
    const rows = players(20, 4, 9, 4, 4.5, -0.5, 20, -10);
    expect(said([heads, ...rows])).toEqual([{ list: "changes" }]);
  });

  test("pairings without results", () => {
    const heads = [
      "Bo.",
      "No.",
      "",
      "Name",
      "Rtg",
      "Pts.",
      "Result",
      "Pts.",
      "",
      "Name",
      "Rtg",
      "No.",
    ];
    const rows: Row[] = [
      [1, 1, "", "Ann, A", 2200, 0, "", 0, "", "Cid, C", 2000, 3],
      [2, 4, "", "Dan, D", 1900, 0, "", 0, "", "Bea, B", 2100, 2],
    ];
    expect(said([heads, ...rows])).toEqual([{ list: "pairings" }]);
  });
});

test("pairings of all rounds below each other, with their results, are a list of games", () => {
  const heads = [
    "Bo.",
    "No.",
    "",
    "Name",
    "Rtg",
    "Pts.",
    "Result",
    "Pts.",
    "",
    "Name",
    "Rtg",
    "No.",
  ];
  const reading = read(
    cellsOf([
      ["Round 1 on 2020/01/01"],
      heads,
      [1, 1, "", "Ann, A", 2200, 0, "1 - 0", 0, "", "Cid, C", 2000, 3],
      [2, 4, "", "Dan, D", 1900, 0, "½ - ½", 0, "", "Bea, B", 2100, 2],
      [],
      ["Round 2 on 2020/01/02"],
      heads,
      [1, 2, "", "Bea, B", 2100, 0.5, "+ - -", 1, "", "Ann, A", 2200, 1],
      ["", 3, "", "Cid, C", "", "", "1", "", "", "bye", "", ""],
      ["", 4, "", "Dan, D", "", "", "0", "", "", "not paired", "", ""],
    ]),
    { row: 3, column: 6, rows: 1, columns: 1 },
  );
  expect(found(reading)).toEqual([]);
  expect(reading.event?.players.map(({ name, games }) => [name, games.length])).toEqual([
    ["Ann, A", 1],
    ["Cid, C", 1],
    ["Dan, D", 1],
    ["Bea, B", 1],
  ]);
});

describe("totals", () => {
  const TOTALS: Row[] = TEN.map((row) => [row[0]!, row[1]!, row[12]!]);

  test("name, rating, points, as in the worked example", () => {
    const reading = read(cellsOf([["Example of 10.54"], ...TOTALS]));
    expect(found(reading)).toEqual([]);
    expect(totalsOf(reading)).toEqual([8, 7, 7, 6, 6, 4, 3, 2, 1, 1]);
  });

  test("they add up to a point a game", () => {
    const reading = read(cellsOf(withCells(TOTALS, [1, 2, 7])));
    expect(found(reading)).toEqual(["totalsDiffer C1"]);
    expect(reading.findings[0]?.values).toEqual({ came: 88, expected: 90 });
  });

  test("nobody has more points than opponents", () => {
    const rows: Row[] = [
      ["Name", "Elo", "Pts"],
      ["A", 2000, 4],
      ["B", 1900, 0],
      ["C", 1800, 1],
      ["D", "u", 1],
    ];
    expect(found(read(cellsOf(rows)))).toEqual(["totalTooHigh C2"]);
  });

  test("points that are none", () => {
    expect(found(read(cellsOf(withCells(TOTALS, [1, 2, "many"]))))).toEqual(["notPoints C2"]);
  });
});

test.each([
  ["French", ["Rg", "Nom", "Elo", "Pts"]],
  ["German", ["Pl.", "Teilnehmer", "Wertung", "Punkte"]],
  ["Italian", ["Pos.", "Giocatore", "Punteggio Elo", "Punti"]],
  ["Spanish", ["Puesto", "Jugador", "Elo FIDE", "Puntos"]],
])("%s headings", (_, [rank, name, rating, points]) => {
  const rows: Row[] = TEN.slice(1).map((row, index) => [
    index + 1,
    row[0]!,
    row[1]!,
    row[12]!,
    ...row.slice(2, 12),
  ]);
  const reading = read(cellsOf([[rank!, name!, rating!, points!], ...rows]));
  expect(found(reading)).toEqual([]);
  expect(reading.roundRobin?.players[0]).toEqual({ name: "A", rating: 2600, k: null });
});
