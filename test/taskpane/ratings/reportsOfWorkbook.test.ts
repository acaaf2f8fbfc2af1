import { ReportsOfWorkbook } from "../../../src/taskpane/ratings/reportsOfWorkbook";
import type { ExcelWorkbook } from "../../../src/taskpane/excel/workbook";

const readParts = () => Promise.resolve([]);

test("two pages that ask at the same time read the workbook once; later it is read again", async () => {
  let read = 0;
  const readNamed = () => {
    read += 1;
    return Promise.resolve([]);
  };
  const reports = new ReportsOfWorkbook({
    readNamed,
    readParts,
  } as Partial<ExcelWorkbook> as ExcelWorkbook);
  expect(await Promise.all([reports.look(), reports.look()])).toEqual([[], []]);
  expect(read).toBe(1);
  await reports.look();
  expect(read).toBe(2);
});

test("where Excel does not answer, the next who asks is answered", async () => {
  const answers = [() => Promise.reject(new Error("busy")), () => Promise.resolve([])];
  const readNamed = () => answers.shift()!();
  const reports = new ReportsOfWorkbook({
    readNamed,
    readParts,
  } as Partial<ExcelWorkbook> as ExcelWorkbook);
  await expect(reports.look()).rejects.toThrow("busy");
  expect(await reports.look()).toEqual([]);
});
