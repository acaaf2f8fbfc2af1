import { EN_EVENT_FILE } from "../../../src/i18n/en/eventFile";
import type { ExcelWorkbook } from "../../../src/taskpane/excel/workbook";
import { exportShown } from "../../../src/taskpane/file/exportingTable";
import { TEN } from "../../fixtures/crosstables";
import { SIX_BY_COLOUR } from "../../fixtures/swissTables";
import { cellsOf, type Row } from "../../support/sheetCells";

/** What comes of a sheet with this table alone; no sheet may be made. */
function exported(rows: readonly Row[]) {
  const cells = cellsOf(rows);
  const shown = Promise.resolve({ sheet: "Open", selected: cells.area, asked: cells.area, cells });
  const workbook: Partial<ExcelWorkbook> = { readSheet: () => shown, readSelection: () => shown };
  return exportShown(workbook as ExcelWorkbook, "TRF26", EN_EVENT_FILE);
}

test("what a Swiss table contradicts is to settle before a sheet is made of it", async () => {
  const rows = SIX_BY_COLOUR.map((row) => row.map((cell) => (cell === "4w1" ? "4w0" : cell)));
  expect(await exported(rows)).toEqual({ kind: "findings", count: 2, sheet: "Open" });
});

test("only a crosstable asks for its rounds; a list of games is nothing to write", async () => {
  expect((await exported(TEN)).kind).toBe("no rounds");
  const games = [
    ["Round", "White", "Rtg", "Black", "Rtg", "Result"],
    [1, "Ann", 2200, "Bea", 2100, "1-0"],
    [2, "Bea", 2100, "Cid", 2000, "½-½"],
  ];
  expect(await exported(games)).toEqual({ kind: "nothing to write" });
});
