import fc from "fast-check";
import { EN_EVENT_FILE } from "../../../src/i18n/en/eventFile";
import { eventSheet, tablePlace } from "../../../src/sheets/eventFile/eventSheet";
import { LANGUAGES } from "../../support/languages";
import { tableRead } from "../../support/tableRead";
import type { CellValue, SheetCells } from "../../../src/tournament/sheetCells";
import { readEventSheet } from "../../../src/tournament/trf/readEventSheet";
import { roundsOf, type TrfFile } from "../../../src/tournament/trf/trfFile";
import { SMALL_FILE } from "../../fixtures/trf";
import { TEN } from "../../fixtures/crosstables";
import { randomTrf } from "../../support/randomTrf";
import { cellsOf } from "../../support/sheetCells";

/** The sheet of a file, as Excel would give its cells. */
function sheetOf(file: TrfFile, texts = EN_EVENT_FILE): SheetCells {
  const { cells } = eventSheet(file, texts);
  const rows: CellValue[][] = [];
  for (const { row, column, content } of cells) {
    while (rows.length <= row) rows.push([]);
    const line = rows[row]!;
    while (line.length <= column) line.push("");
    line[column] = typeof content === "object" ? "" : content;
  }
  const columns = Math.max(...rows.map(({ length }) => length));
  const full = rows.map((row) => [
    ...row,
    ...Array.from({ length: columns - row.length }, () => ""),
  ]);
  return cellsOf(full);
}

test.each(LANGUAGES)("$code: file → sheet → file, the same games and tags", ({ eventFile }) => {
  fc.assert(
    fc.property(randomTrf(), (file) => {
      const { file: back, findings } = readEventSheet(sheetOf(file, eventFile))!;
      expect(findings).toEqual([]);
      expect(back.players).toEqual(file.players);
      const sorted = (lines: TrfFile["lines"]) => lines.map((line) => JSON.stringify(line)).sort();
      expect(sorted(back.lines)).toEqual(sorted(file.lines));
    }),
  );
});

test("8.56 (2014): K is from the births of a file, days and years", () => {
  const births = ["2001/05/06", "2001/00/00", "1999", ""];
  const players = SMALL_FILE.players.map((player, index) => ({
    ...player,
    birth: births[index % births.length] ?? "",
  }));
  const file = { ...SMALL_FILE, players };
  const cells = sheetOf(file);
  const { row } = tablePlace(file);
  const table = { ...cells.area, row, rows: players.length + 1 };
  const { event } = tableRead(cells, table, { readAs: new Map(), ratingColumn: null });
  const expected = [{ year: 2001, month: 5, day: 6 }, { year: 2001 }, { year: 1999 }, undefined];
  expect(event?.players.map(({ facts }) => facts?.birth)).toEqual(
    players.map((_, index) => expected[index % expected.length]),
  );
});

test("the players' table is read as any table by rounds: forfeits and byes are no games", () => {
  const cells = sheetOf(SMALL_FILE);
  const { row } = tablePlace(SMALL_FILE);
  const table = { ...cells.area, row, rows: SMALL_FILE.players.length + 1 };
  const { event, findings } = tableRead(cells, table, { readAs: new Map(), ratingColumn: null });
  expect(findings).toEqual([]);
  expect(
    event?.players.map(({ games }) => games.map(({ round, score }) => [round, score])),
  ).toEqual([
    [
      [1, 2],
      [2, 1],
    ],
    [
      [1, 0],
      [2, 2],
    ],
    [
      [2, 1],
      [3, 1],
    ],
    [[2, 0]],
    [],
    [[3, 1]],
  ]);
});

test("dates that became days, and numbers of players, go back as the file has them", () => {
  const cells = sheetOf(SMALL_FILE);
  const read = readEventSheet(cells)!;
  expect(read.file.lines.find(({ tag }) => tag === "042")?.text).toBe("2014/09/20");
  expect(read.file.lines.find(({ tag }) => tag === "132")?.text).toBe(
    `${" ".repeat(87)}14/09/20  14/09/21  14/09/22`,
  );
  expect(read.datePlaces).toHaveLength(roundsOf(SMALL_FILE));
  const fewer: TrfFile = { ...SMALL_FILE, players: SMALL_FILE.players.slice(0, 5) };
  expect(readEventSheet(sheetOf(fewer))?.file.lines.find(({ tag }) => tag === "062")?.text).toBe(
    "5",
  );
});

test("what a file cannot take is told with its cell", () => {
  const cells = sheetOf(SMALL_FILE);
  const { row } = tablePlace(SMALL_FILE);
  const values = cells.values.map((line, index) =>
    index === row + 1
      ? line.map((value, column) => (column === 10 ? "bye" : column === 0 ? "1b" : value))
      : line,
  );
  expect(readEventSheet({ ...cells, values })?.findings).toMatchObject([
    { key: "notAStart", place: { row: row + 1, column: 0 } },
    { key: "notATrfRound", place: { row: row + 1, column: 10 } },
  ]);
});

test("another sheet is none", () => {
  expect(readEventSheet(cellsOf(TEN))).toBeNull();
});

/** The sheet with some of its cells changed. */
function typed(
  file: TrfFile,
  changes: readonly (readonly [row: number, column: number, value: CellValue])[],
) {
  const cells = sheetOf(file);
  const { row } = tablePlace(file);
  const values = cells.values.map((line) => [...line]);
  for (const [line, column, value] of changes) values[row + 1 + line]![column] = value;
  return readEventSheet({ ...cells, values })!;
}

test("a row left blank among the players loses nobody", () => {
  const blank = Array.from({ length: 13 }, (_, column) => [2, column, ""] as const);
  const { file, findings } = typed(SMALL_FILE, blank);
  expect(findings).toEqual([]);
  expect(file.players.map(({ start }) => start)).toEqual([1, 2, 4, 5, 6]);
  expect(file.lines.filter(({ tag }) => ["013", "XYZ"].includes(tag))).toHaveLength(2);
});

test("a birth that became a day, a shared rank, points and numbers that do not fit", () => {
  const { file, findings } = typed(SMALL_FILE, [
    [0, 6, 32_875],
    [0, 9, "1="],
    [1, 8, "many"],
    [2, 5, 123_456_789_012],
  ]);
  expect([file.players[0]?.birth, file.players[0]?.rank]).toEqual(["1990/01/02", 1]);
  expect(findings.map(({ key }) => key)).toEqual(["notPoints", "tooLong"]);
});

test("rounds that are only announced or dated have their columns; dates elsewhere are kept", () => {
  const announced = { ...SMALL_FILE, lines: [{ tag: "XXR", text: "9" }] };
  expect(readEventSheet(sheetOf(announced))?.datePlaces).toHaveLength(9);
  const packed = { ...SMALL_FILE, lines: [{ tag: "132", text: "26/01/02 26/01/03" }] };
  expect(readEventSheet(sheetOf(packed))?.file.lines).toContainEqual(packed.lines[0]);
});
