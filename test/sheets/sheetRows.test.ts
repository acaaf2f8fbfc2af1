import { nextRows, sheetRows } from "../../src/sheets/sheetRows";
import { BARE_PLAN } from "../support/barePlan";

const ROWS = Array.from({ length: 10 }, (_, row) => ({
  contents: [row, "x".repeat(90)],
  formats: [null, null],
}));

test("contents and formats are one rectangle", () => {
  const plan = {
    ...BARE_PLAN,
    cells: [{ row: 0, column: 1, content: 7 }],
    looks: [{ area: { row: 1, column: 2, rows: 1, columns: 1 }, look: "ordinal" as const }],
  };
  expect(sheetRows(plan)).toEqual([
    { contents: [null, 7, null], formats: [null, null, null] },
    { contents: [null, null, null], formats: [null, null, "0"] },
  ]);
});

test("as many rows go along as are wanted, fewer where they are long, and one in any case", () => {
  const most = { cells: 100, bytes: 10_000 };
  expect(nextRows(ROWS, 0, most)).toHaveLength(10);
  expect(nextRows(ROWS, 4, { ...most, cells: 7 })).toEqual(ROWS.slice(4, 7));
  expect(nextRows(ROWS, 8, { ...most, cells: 7 })).toEqual(ROWS.slice(8));
  expect(nextRows(ROWS, 0, { ...most, bytes: 250 })).toHaveLength(2);
  expect(nextRows(ROWS, 0, { cells: 1, bytes: 1 })).toEqual(ROWS.slice(0, 1));
});

test("signs of another alphabet are longer on the way", () => {
  const rows = ROWS.map(({ formats }) => ({ contents: ["和".repeat(90)], formats }));
  expect(nextRows(rows, 0, { cells: 100, bytes: 900 })).toHaveLength(3);
  expect(nextRows(ROWS, 0, { cells: 100, bytes: 900 })).toHaveLength(8);
});
