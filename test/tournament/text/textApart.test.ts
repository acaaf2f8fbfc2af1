import { eventOf } from "../../../src/tournament/eventOf";
import { tableRead } from "../../support/tableRead";
import { cellsOf, type Row } from "../../support/sheetCells";
import { addressOf, type CellValue } from "../../../src/tournament/sheetCells";

const inColumn = (text: string, before: Row = []): Row[] =>
  text
    .split("\n")
    .slice(1, -1)
    .map((line) => [...before, line]);

function read(rows: readonly Row[], row: number, readAs = new Map<string, CellValue>()) {
  const cells = cellsOf(rows);
  const column = cells.area.columns - 1;
  const at = { row, column, rows: 1, columns: 1 };
  const reading = tableRead(cells, at, { readAs, ratingColumn: null });
  const whole = tableRead(cells, cells.area, { readAs, ratingColumn: null });
  expect(whole.findings).toEqual(reading.findings);
  const event = reading.tournament && eventOf(reading.tournament);
  return {
    findings: reading.findings.map(
      ({ key, place }) => `${key}${place === undefined ? "" : ` ${addressOf(place)}`}`,
    ),
    games: (event?.players ?? []).map(
      ({ name, rating, games }) =>
        `${name} ${rating ?? "u"}: ${games.map(({ opponent, score }) => `${opponent.name} ${score / 2}`).join(", ")}`,
    ),
  };
}

const GAMES = [
  "Abel Ann 2100: Carr Cid 1, Bond Bea 0.5, Dale Dan 1",
  "Bond Bea u: Dale Dan 0, Abel Ann 0.5, Carr Cid 0.5",
  "Carr Cid 1950: Abel Ann 0, Bond Bea 0.5",
  "Dale Dan 1900: Bond Bea 1, Abel Ann 0",
];

const VEGA = `
Open di prova
12-14 September 2025

Pos NAME            Rtg  Pts   1    2    3
------------------------------------------
  1 Abel Ann       2100  2.5  +W3  =B2  +W4
  2 Bond Bea          0  1.0  -W4  =W1  =B3
  3 Carr Cid       1950  1.0  -B1 =BYE  =W2
  4 Dale Dan       1900  1.0  +B2 -BYE  -B1
------------------------------------------
`;

test("a text in one column is read as the table that it is, from wherever it is selected", () => {
  for (const row of [3, 6, 8])
    expect(read(inColumn(VEGA), row)).toEqual({ findings: [], games: GAMES });
  expect(read(inColumn(VEGA, [""]), 6).games).toEqual(GAMES);
});

test("rounds as SwissPerfect writes them, a free one blank", () => {
  const text = `
No Name            Rtg  Total  1    2    3

1. Abel Ann       2100  2.5   3:W  2:D  4:W
2. Bond Bea             1     4:L  1:D  3:D
3. Carr Cid       1950  1     1:L  0:=  2:D
4. Dale Dan       1900  1     2:W   :   1:L
`;
  expect(read(inColumn(text), 4)).toEqual({ findings: [], games: GAMES });
});

test("two lines a player are one, whose rating is asked about: it is of US Chess", () => {
  const text = `
-------------------------------------------------------
 Pair | Player Name            |Total|Round|Round|Round|
 Num  | USCF ID / Rtg (Pre->Post) | Pts |  1  |  2  |  3  |
-------------------------------------------------------
    1 | Abel Ann               |2.5  |W   3|D   2|W   4|
   SC | 10000001 / R: 2100   ->2110 |     |W    |B    |W    |
-------------------------------------------------------
    2 | Bond Bea               |1.0  |L   4|D   1|D   3|
   SC | 10000002 / R: Unrated ->1900 |     |W    |W    |B    |
-------------------------------------------------------
    3 | Carr Cid               |1.0  |L   1|H    |D   2|
   SC | 10000003 / R: 1950   ->1940 |     |B    |     |W    |
-------------------------------------------------------
    4 | Dale Dan               |1.0  |W   2|U    |L   1|
   SC | 10000004 / R: 1900   ->1905 |     |B    |     |B    |
-------------------------------------------------------
`;
  const { findings, games } = read(inColumn(text), 4);
  expect(findings).toEqual(["whoseRatings A5"]);
  /** None is taken before somebody has answered. */
  expect(games).toEqual(GAMES.map((each) => each.replace(/\d{4}/, "u")));
});

test("a finding is shown in the line's own cell, and read otherwise by the column of the table", () => {
  const wrong = inColumn(VEGA.replace("=B2", "+B2"));
  const { findings } = read(wrong, 6);
  expect(new Set(findings)).toEqual(
    new Set(["roundContradiction A6", "roundContradiction A7", "pointsDiffer A6"]),
  );
  expect(read(wrong, 6, new Map([["F6", "=B2"]]))).toEqual({ findings: [], games: GAMES });
});

test("a line that does not fit is told among the players", () => {
  const rows = inColumn(
    VEGA.replace("  2 Bond", "rain in round 2, and 1 hour of pause for all of them\n  2 Bond"),
  );
  expect(read(rows, 6).findings).toEqual(["playerLeftOut A7"]);
});

test("titles above a table of cells are no text", () => {
  const { findings } = read(
    [
      ["Open 2025 in Zug, 12 players, 3 rounds"],
      ["1 of 2 parts, 3 rounds each"],
      ["12 x 5 = 60 games"],
    ],
    1,
  );
  expect(findings).toEqual(["noTable"]);
});
