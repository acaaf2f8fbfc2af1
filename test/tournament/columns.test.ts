import { tableRead } from "../support/tableRead";
import { cellsOf, typed, type Row } from "../support/sheetCells";

const names = (rows: readonly Row[]) => {
  const cells = cellsOf(rows);
  const { players, findings } = tableRead(cells, cells.area, {
    readAs: new Map(),
    ratingColumn: null,
  });
  expect(findings).toEqual([]);
  return players.map(({ name }) => name);
};

const table = (lines: string) =>
  lines
    .trim()
    .split("\n")
    .map((line) => typed(line, ";"));

test("without a column of names players are called by their ID, never by NC", () => {
  expect(
    names(
      table(`
No;FIDE ID;Rtg;1;2;3;Pts
1;1300011;2100;3w1;2b½;4w1;2.5
2;1300022;NC;4w1;1w½;3b0;1.5
3;1300033;1950;1b0;4b1;2w1;2
4;1300044;NC;2b0;3w0;1b0;0`),
    ),
  ).toEqual(["1300011", "1300022", "1300033", "1300044"]);
});

test("and without an ID by their numbers, never by u", () => {
  expect(
    names(
      table(`
No;Elo;1;2;3;Pts
7;2100;*;1;½;1.5
8;u;0;*;1;1
9;1950;½;0;*;0.5`),
    ),
  ).toEqual(["7", "8", "9"]);
});

test("a heading may stand a line above the others", () => {
  expect(
    names(
      table(`
Pair;Player Name;Rtg;Total;Round;Round;Round
Num;;;Pts;1;2;3
1;ANN ABEL;2100;2.5;W   3;D   2;W   4
2;BEA BOND;2000;1.5;H---;D   1;D   3
3;CID CARR;1900;1.5;L   1;B---;D   2
4;DAN DUFF;1800;0;U---;U---;L   1`),
    ),
  ).toEqual(["ANN ABEL", "BEA BOND", "CID CARR", "DAN DUFF"]);
});

test("a number before a word for sums is a player's: Total, Media and Øster are surnames, too", () => {
  expect(
    names(
      table(`
No;Name;Elo;1;2;3;4;Pts
1;Total Anna;2100;*;1;½;1;2.5
2;Media;2050;0;*;1;1;2
3;Rating Rob;2000;½;0;*;½;1
4;Average;1950;0;0;½;*;0.5
;Total;;0.5;1;2;2.5;6`),
    ),
  ).toEqual(["Total Anna", "Media", "Rating Rob", "Average"]);
});
