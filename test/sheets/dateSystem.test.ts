import { valueAt } from "../../src/tournament/sheetCells";
import { dayOf } from "../../src/rules/day";
import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { countedFrom, daysBehind, readFrom1900 } from "../../src/sheets/dateSystem";
import { iterationSheet } from "../../src/sheets/iteration/iterationSheet";
import { writeSheets } from "../../src/sheets/writeSheets";
import { excelWorkbook } from "../../src/taskpane/excel/workbook";
import { strictnessOf } from "../../src/workbench/engine/strictness";
import { BARE_PLAN } from "../support/barePlan";
import { exampleOrder } from "../support/exampleOrder";
import { clientOnWorkbook } from "../support/officeClient";

const BEHIND = 1_462;

function workbookFrom1904() {
  return clientOnWorkbook({ strict: strictnessOf("?strict=date1904"), isEditing: () => false });
}

test("date1904: such a workbook is known by the number of a day", async () => {
  expect(await clientOnWorkbook().excel.run(daysBehind)).toBe(0);
  expect(await workbookFrom1904().excel.run(daysBehind)).toBe(BEHIND);
});

test("date1904: a day in a table is read as that day", async () => {
  const { excel, workbook } = workbookFrom1904();
  const day = dayOf(2005, 7, 1);
  workbook.write("Sheet1", "A1", [["Start", day - BEHIND, day - BEHIND]]);
  workbook.format("Sheet1", "B1", "yyyy-mm-dd");
  const read = await excelWorkbook(excel.run).readSheet("Sheet1");
  expect(read?.cells.values).toEqual([["Start", day, day - BEHIND]]);
  expect(read?.cells.formulas).toEqual([["Start", day, day - BEHIND]]);
});

test("years and times of day are no days", () => {
  const cells = {
    area: { row: 0, column: 0, rows: 1, columns: 3 },
    values: [[1980, 0.5, 30_000]],
    formats: [["[<=9999]0;yyyy", "h:mm", "[<=9999]0;yyyy"]],
    formulas: [[1980, 0.5, "=A1"]],
  };
  expect(readFrom1900(cells, BEHIND)).toMatchObject({
    values: [[1980, 0.5, 30_000 + BEHIND]],
    formulas: [[1980, 0.5, "=A1"]],
  });
});

const AT = { row: 0, column: 0, rows: 1, columns: 1 };

test.each([
  ["inputDate", dayOf(2005, 7, 1), dayOf(2005, 7, 1) - BEHIND],
  ["inputYear", 1980, 1980],
  ["inputYear", dayOf(1980, 3, 1), dayOf(1980, 3, 1) - BEHIND],
  ["inputYear", dayOf(1929, 3, 1), 1929],
  ["whole", 40_000, 40_000],
] as const)("%s: %d is written as %d", (look, content, expected) => {
  const plan = {
    ...BARE_PLAN,
    cells: [{ row: 0, column: 0, content }],
    looks: [{ area: AT, look }],
  };
  expect(countedFrom(plan, BEHIND).cells).toEqual([{ row: 0, column: 0, content: expected }]);
  expect(countedFrom(plan, 0)).toBe(plan);
});

test("date1904: a sheet made there shows what it shows elsewhere, and its days are read back", async () => {
  const order = exampleOrder(2005, "fide");
  const plan = iterationSheet(order, EN_SHEETS);
  const shown = async ({ excel }: ReturnType<typeof workbookFrom1904>) => {
    const [sheet] = await writeSheets(excel.run, [plan.name], () => [plan]);
    return (await excelWorkbook(excel.run).readSheet(sheet!.name))!.cells.values;
  };
  expect(await shown(workbookFrom1904())).toEqual(await shown(clientOnWorkbook()));
});

test("date1904: renewed there, a day that the table has corrected is the table's, and a day beside it stays one", async () => {
  const { excel, workbook } = workbookFrom1904();
  const pane = excelWorkbook(excel.run);
  const planOn = (startDate: number) =>
    iterationSheet({ ...exampleOrder(2005, "fide"), startDate }, EN_SHEETS);
  const [first, second] = [planOn(38_700), planOn(38_701)];
  const olds = await writeSheets(excel.run, [first.name], () => [first]);
  const beside = { row: 4, column: 60 };
  workbook.write(first.name, "BI5", [[38_800 - BEHIND]]);
  workbook.format(first.name, "BI5", "yyyy-mm-dd");
  const noted = (await pane.readSheet(first.name))!;
  expect(valueAt(noted.cells, beside)).toBe(38_800);
  const renewing = { olds, wished: [second.name], plansOf: () => [second], before: "before" };
  const { kept, lost } = await pane.renew(renewing);
  expect([kept, lost]).toEqual([[], []]);
  const { cells, names } = (await pane.readSheet(second.name))!;
  expect(valueAt(cells, names.own.get("first_day")!)).toBe(38_701);
  expect(cells.values.flat()).toContain(38_800);
  expect(workbook.sheets()).toHaveLength(3);
});
