import { withColumn, withValue } from "../../../src/desk/table/corrections";
import { playersOf } from "../../../src/desk/table/readEvent";
import { MEANINGS, previewOf, type Preview } from "../../../src/desk/table/preview";
import { NOTHING_ON_DESK, TableDesk, type OnDesk } from "../../../src/desk/table/tableDesk";
import { TEN } from "../../fixtures/crosstables";
import { cellsOf, type Row } from "../../support/sheetCells";

const source = (rows: readonly Row[]) => {
  const cells = cellsOf(rows);
  return { sheet: "S", selected: cells.area, asked: cells.area, cells };
};

/** D has K, G what may be K: a coefficient of something else. */
const OPEN: Row[] = [
  ["No", "Name", "Rtg", "K", "Born", "FIDE ID", "Niv", "1", "2", "Pts"],
  [1, "Ann", 2200, 20, 1980, 1001, 40, "2w1", "3b1", 2],
  [2, "Bea", 2100, 20, 1990, 1002, 40, "1b0", "4w1", 1],
  [3, "Cid", 2000, 20, 2009, "", 10, "4b1", "1w0", 1],
  [4, "Dan", "", "", 2010, "", 10, "3w0", "2b0", 0],
];

let desk: TableDesk;
const preview = ({ table }: OnDesk): Preview => previewOf(table!.verdict.reading)!;
const players = ({ table }: OnDesk) => playersOf(table!.verdict.read);
const read = (rows: readonly Row[]) => desk.taken(NOTHING_ON_DESK, source(rows));
const say = (on: OnDesk, column: number, meaning: (typeof MEANINGS)[number] | null) =>
  desk.chosen(on, withColumn(on.choices, preview(on), column, meaning));

beforeEach(() => {
  desk = new TableDesk();
});

test("what was read of each player, and the cells that have it", () => {
  const { lines, columns, headingRow } = preview(read(OPEN));
  expect(headingRow).toBe(0);
  expect(columns.map(({ heading, meaning }) => [heading, meaning])).toEqual([
    ["Rtg", "rating"],
    ["K", "k"],
    ["Born", "birth"],
    ["FIDE ID", "id"],
    ["Niv", null],
  ]);
  expect(lines.map(({ name, points }) => [name, points])).toEqual([
    ["Ann", 4],
    ["Bea", 2],
    ["Cid", 2],
    ["Dan", 0],
  ]);
  expect(lines[2]).toMatchObject({
    row: 3,
    rating: { text: "2000", place: { row: 3, column: 2 } },
    k: { text: "20", place: { row: 3, column: 3 } },
    birth: { text: "2009", place: { row: 3, column: 4 } },
    id: { text: "", place: { row: 3, column: 5 } },
  });
  expect(lines[3]?.rating.text).toBe("u");
});

test("a crosstable has its lines too; what it has no column for has no cell", () => {
  const { lines } = preview(read(TEN));
  expect(lines).toHaveLength(10);
  expect(lines.map(({ points }) => points)).not.toContain(null);
  expect(lines[0]?.k).toEqual({ text: "", place: null });
});

test("a column is K, and the one that was is no longer; or it is none", () => {
  const on = read(OPEN);
  const other = say(on, 6, "k");
  expect(players(other).map(({ k }) => k)).toEqual([40, 40, 10, 10]);
  expect(preview(other).columns.filter(({ meaning }) => meaning === "k")).toHaveLength(1);
  expect(players(say(other, 3, "k")).map(({ k }) => k)).toEqual([20, 20, 20, null]);
  expect(players(say(on, 3, null)).map(({ k }) => k)).toEqual([null, null, null, null]);
  expect(players(say(on, 5, null)).map(({ id }) => id)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const lost = say(on, 4, null);
  expect(preview(lost).lines.map(({ birth }) => birth.text)).toEqual(["", "", "", ""]);
});

test("ratings are taken from the column said to have them, and from it alone", () => {
  const rows = OPEN.map((row, index) => [
    ...row.slice(0, 6),
    index === 0 ? "Wert" : 1500 + index,
    ...row.slice(7),
  ]);
  const on = read(rows);
  const other = say(on, 6, "rating");
  expect(players(other).map(({ rating }) => rating)).toEqual([1501, 1502, 1503, 1504]);
  expect(players(say(other, 2, "rating")).map(({ rating }) => rating)).toEqual([
    2200,
    2100,
    2000,
    null,
  ]);
  expect(players(say(other, 6, null)).map(({ rating }) => rating)).toEqual([
    2200,
    2100,
    2000,
    null,
  ]);
});

test("a player's value is read as another one, and stays so while the same table is read again", () => {
  let on = read(OPEN);
  const { lines } = preview(on);
  for (const [shown, value] of [
    [lines[3]!.rating, "1900"],
    [lines[0]!.k, "10"],
    [lines[2]!.id, "1003"],
    [lines[2]!.birth, "2008"],
  ] as const) {
    on = desk.chosen(on, withValue(on.choices, shown.place!, value));
  }
  const now = desk.taken(on, source(OPEN));
  expect(players(now)[3]!.rating).toBe(1900);
  expect(players(now)[0]!.k).toBe(10);
  expect(players(now)[2]!.id).toBe("1003");
  expect(preview(now).lines[2]!.birth.text).toBe("2008");
});

test("with other players in the lines what was said of one is gone, what was said of columns is not", () => {
  const on = say(read(OPEN), 6, "k");
  const corrected = desk.chosen(on, withValue(on.choices, { row: 1, column: 2 }, "2345"));
  expect(players(corrected)[0]!.rating).toBe(2345);
  const swapped = OPEN.map((row, index) =>
    index === 1 ? row.map((cell) => (cell === "Ann" ? "Zoe" : cell)) : row,
  );
  const now = desk.taken(corrected, source(swapped));
  expect(players(now).map(({ name, rating, k }) => [name, rating, k])[0]).toEqual([
    "Zoe",
    2200,
    40,
  ]);
});

test("every row of a table of lines is a player of that name", () => {
  for (const rows of [OPEN, TEN]) {
    const { table } = read(rows);
    for (const { name, row } of previewOf(table!.verdict.reading)!.lines) {
      expect(rows[row!]).toContain(name);
    }
  }
});
