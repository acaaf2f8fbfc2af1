import { NO_NAMES } from "../../../src/sheets/sheetRead";
import { ReportsOfWorkbook } from "../../../src/taskpane/ratings/reportsOfWorkbook";
import type { ExcelWorkbook } from "../../../src/taskpane/excel/workbook";
import { cellsOf } from "../../support/sheetCells";

const cells = cellsOf([["Rating report"]]);
const head = { sheet: "S", selected: cells.area, asked: cells.area, cells, names: NO_NAMES };

test("two pages that ask at the same time read the workbook once; later it is read again", async () => {
  let read = 0;
  const workbook: Partial<ExcelWorkbook> = {
    readHeads: () => {
      read += 1;
      return Promise.resolve([head]);
    },
  };
  const reports = new ReportsOfWorkbook(workbook as ExcelWorkbook);
  expect(await Promise.all([reports.look(), reports.look()])).toEqual([[], []]);
  expect(read).toBe(1);
  await reports.look();
  expect(read).toBe(2);
});

test("where Excel does not answer, the next who asks is answered", async () => {
  const answers = [() => Promise.reject(new Error("busy")), () => Promise.resolve([head])];
  const workbook: Partial<ExcelWorkbook> = { readHeads: () => answers.shift()!() };
  const reports = new ReportsOfWorkbook(workbook as ExcelWorkbook);
  await expect(reports.look()).rejects.toThrow("busy");
  expect(await reports.look()).toEqual([]);
});
