import { eventOf } from "../../../src/tournament/eventOf";
import { readSwiss } from "../../../src/tournament/swiss/readSwiss";
import { addressOf, type CellValue, type SheetCells } from "../../../src/tournament/sheetCells";
import { SIX_BY_COLOUR, SIX_BY_SIGN } from "../../fixtures/swissTables";
import { cellsOf, type Row } from "../../support/sheetCells";

const read = (cells: SheetCells) => {
  const found = readSwiss(cells, cells.area, { ratingColumn: null })!;
  return { ...found, event: eventOf(found.played)! };
};

const gamesOf = ({ event }: ReturnType<typeof read>) =>
  event.players.map(
    ({ name, games }) =>
      `${name}: ${games.map(({ round, opponent, score }) => `${round} ${opponent.name} ${score / 2}`).join(", ")}`,
  );

const found = ({ findings }: ReturnType<typeof read>) =>
  findings.map(({ key, place }) => (place === undefined ? key : `${key} ${addressOf(place)}`));

const withCell = (rows: readonly Row[], row: number, column: number, value: CellValue) =>
  rows.map((line, r) => line.map((cell, c) => (r === row && c === column ? value : cell)));

test("rounds by colour, opponents by start number although the table is in order of rank", () => {
  const reading = read(cellsOf(SIX_BY_COLOUR));
  expect(found(reading)).toEqual([]);
  expect(gamesOf(reading)).toEqual([
    "Bea: 1 Eva 1, 2 Ann 0.5, 3 Cid 1",
    "Ann: 1 Dan 1, 2 Bea 0.5, 3 Fay 0.5",
    "Cid: 1 Fay 1, 3 Bea 0",
    "Fay: 1 Cid 0, 2 Eva 1, 3 Ann 0.5",
    "Dan: 1 Ann 0, 3 Eva 1",
    "Eva: 1 Bea 0, 2 Fay 0, 3 Dan 0",
  ]);
  expect(reading.event.players.map(({ rating }) => rating)).toEqual([
    2100,
    2200,
    null,
    null,
    1900,
    1800,
  ]);
});

test("signs alone, as Excel keeps them", () => {
  const cells = cellsOf(SIX_BY_SIGN);
  const formulas = cells.formulas.map((row) => [...row]);
  for (const [row, column] of [
    [1, 4],
    [2, 4],
    [1, 5],
    [6, 5],
  ] as const) {
    formulas[row]![column] = `=${String(cells.values[row]![column])}`;
  }
  const reading = read({ ...cells, formulas });
  expect(found(reading)).toEqual([]);
  expect(gamesOf(reading)).toEqual([
    "Ann: 1 Dan 1, 2 Bea 0.5, 3 Fay 0.5",
    "Bea: 1 Eva 1, 2 Ann 0.5, 3 Cid 1",
    "Cid: 1 Fay 1, 3 Bea 0",
    "Dan: 1 Ann 0, 3 Eva 1",
    "Eva: 1 Bea 0, 2 Fay 0, 3 Dan 0",
    "Fay: 1 Cid 0, 2 Eva 1, 3 Ann 0.5",
  ]);
});

test.each([
  ["12q1", "notARound F2"],
  ["9w1", "nobodyHasNumber F2"],
  ["2w1", "againstOneself F2"],
  ["5b0", "roundContradiction F2"],
])("%s is found", (value, finding) => {
  expect(found(read(cellsOf(withCell(SIX_BY_COLOUR, 1, 5, value))))).toContain(finding);
});

test("nobody meets himself: numbers by which somebody would are not those of the rounds", () => {
  const reading = read(
    cellsOf([
      ["No", "Name", "Rtg", "Rd1", "Rd2"],
      [2, "Ann", 2200, "1w+", "-"],
      [1, "Bea", 2100, "-", "2b+"],
    ]),
  );
  expect(found(reading)).toEqual([]);
});

test("a table without rounds is none", () => {
  const cells = cellsOf([
    ["Name", "Elo"],
    ["Ann", 2000],
    ["Bob", 1900],
  ]);
  expect(readSwiss(cells, cells.area, { ratingColumn: null })).toBeNull();
});

test("Vega's +W3, =B2: typed, they are formulas that look at other cells", () => {
  const rows: Row[] = [
    ["No", "Name", "Rtg", "1", "2"],
    [1, "Ann", 2200, 2100, 0],
    [2, "Bea", 2100, "-W1", 0],
    [3, "Cid", 2000, "+B4", "=B1"],
    [4, "Dan", 1900, "-W3", "bye"],
  ];
  const cells = cellsOf(rows);
  const formulas = rows.map((row) => [...row]);
  [formulas[1]![3], formulas[1]![4], formulas[2]![4]] = ["=+B2", "=W3", "bye"];
  const values = rows.map((row) => [...row]);
  values[2]![4] = "bye";
  const { event, findings } = read({ ...cells, values, formulas });
  expect(findings).toEqual([]);
  expect(event.players.map(({ games }) => games.map(({ score }) => score))).toEqual([
    [2, 1],
    [0],
    [2, 1],
    [0],
  ]);
});

describe("rounds in which few played", () => {
  const table = (third: readonly string[], heading = "Rd3"): Row[] => [
    ["No", "Name", "Rtg", "Rd1", "Rd2", heading, "Pts"],
    [1, "Ann", 2200, "2w1", "3b½", third[0]!, 1.5],
    [2, "Bea", 2100, "1b0", "4w1", third[1]!, 1],
    [3, "Cid", 2000, "4w1", "1w½", third[2]!, 1.5],
    [4, "Dan", 1900, "3b0", "2b0", third[3]!, 0],
  ];

  test("the last round is known by its heading, and no later one is renumbered", () => {
    const reading = read(cellsOf(table(["", "H", "bye", "-"])));
    expect(reading.event.rounds).toBe(3);
    /** One point and half a point for the bye are more than the table has. */
    expect(found(reading)).toEqual(["pointsDiffer G3"]);
    const inserted = table(["2b1", "1w0", "4w½", "3b½"], "Rd3").map((row) => [
      ...row.slice(0, 4),
      row[0] === "No" ? "Rd2" : "",
      row[0] === "No" ? "Rd3" : row[4]!,
      row[0] === "No" ? "Rd4" : row[5]!,
    ]);
    const rounds = read(cellsOf(inserted)).event.players[0]!.games.map(({ round }) => round);
    expect(rounds).toEqual([1, 3, 4]);
  });

  test("what nobody can read there is a finding", () => {
    const { findings } = read(cellsOf(table(["2/w/1", "1/b/0", "4/w/1", "3/b/0"])));
    expect(findings.map(({ key }) => key)).toEqual(Array(4).fill("notARound"));
  });

  test("another heading is another column", () => {
    expect(read(cellsOf(table(["7", "8", "6", "5"], "TB1"))).event.rounds).toBe(2);
  });
});

test("signs under headings that are numbers themselves", () => {
  const [headings, ...rows] = SIX_BY_SIGN;
  const numbered = [["No", "Name", "Elo", 1, 2, 3], ...rows];
  expect(headings!.slice(3)).toEqual(["1", "2", "3"]);
  expect(read(cellsOf(numbered)).event.players.map(({ name }) => name)).toEqual(
    read(cellsOf(SIX_BY_SIGN)).event.players.map(({ name }) => name),
  );
});

describe("a game that its two rows tell unlike each other tells no grammar", () => {
  const HEADS = ["No", "Name", "Rtg", "1", "2"];

  test("both without the point: wins stay wins, and no forfeits", () => {
    const reading = read(
      cellsOf([
        HEADS,
        [1, "Ann", 2200, "+4", "-2"],
        [2, "Bea", 2100, "+3", "-1"],
        [3, "Cid", 2000, "-2", "=4"],
        [4, "Dan", 1900, "-1", "=3"],
      ]),
    );
    expect(gamesOf(reading).slice(0, 2)).toEqual([
      expect.stringContaining("Ann: 1 Dan 1"),
      expect.stringContaining("Bea: 1 Cid 1"),
    ]);
  });

  test("both White: the others keep their colours", () => {
    const { played } = read(
      cellsOf([
        HEADS,
        [1, "Ann", 2200, "2w1", "3b1"],
        [2, "Bea", 2100, "1w0", "4w½"],
        [3, "Cid", 2000, "4w1", "1w0"],
        [4, "Dan", 1900, "3b0", "2b½"],
      ]),
    );
    const told = JSON.parse(JSON.stringify(played)) as {
      players: { rounds: { colour: string }[] }[];
    };
    const colours = told.players.map((each) => each.rounds.map(({ colour }) => colour).join(""));
    expect(colours).toEqual(["wb", "ww", "ww", "bb"]);
  });
});

describe("rounds as programs have them", () => {
  const HEADS = ["Pos", "Name", "Rtg", "1", "2", "Pts"];
  const games = ["Ann: 1 Dan 1, 2 Bea 1", "Bea: 1 Cid 1, 2 Ann 0", "Cid: 1 Bea 0", "Dan: 1 Ann 0"];

  test("Vega's web page: the result over the opponent's place, and no number of his own", () => {
    const reading = read(
      cellsOf([
        HEADS.slice(1),
        ["Ann", 2200, "1\n4", "1\n2", 2],
        ["Bea", 2100, "1\n3", "0\n1", 1],
        ["Cid", 2000, "0\n2", "1\nBYE", 1],
        ["Dan", 1900, "0\n1", "½\nBYE", 0.5],
      ]),
    );
    expect(found(reading)).toEqual([]);
    expect(gamesOf(reading)).toEqual(games);
  });

  test("an event in play: pairings without results count nothing, and are told of once", () => {
    const reading = read(
      cellsOf([
        [...HEADS.slice(0, 5), "3", "Pts"],
        [1, "Ann", 2200, "4w1", "2b1", "3w", 2],
        [2, "Bea", 2100, "3b1", "1w0", "4b", 1],
        [3, "Cid", 2000, "2w0", "-1", "1b", 1],
        [4, "Dan", 1900, "1b0", "-½", "2w", 0.5],
      ]),
    );
    expect(found(reading)).toEqual(["notPlayedYet F2"]);
    expect(reading.findings[0]?.values).toEqual({ games: 2 });
    expect(gamesOf(reading)).toEqual(games);
  });

  test("blancs and noirs: b is White where n stands for the other", () => {
    const reading = read(
      cellsOf([
        HEADS,
        [1, "Ann", 2200, "4b1", "2n1", 2],
        [2, "Bea", 2100, "3n1", "1b0", 1],
        [3, "Cid", 2000, "2b0", "", 0],
        [4, "Dan", 1900, "1n0", "", 0],
      ]),
    );
    expect(gamesOf(reading)).toEqual(games);
    const [ann, bea] = reading.played.players.map(({ rounds }) =>
      rounds.map(({ colour }) => colour),
    );
    expect([ann, bea]).toEqual([
      ["w", "b"],
      ["b", "w"],
    ]);
  });
});
