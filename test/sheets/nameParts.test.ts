import { nameParts } from "../../src/sheets/nameParts";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { BARE_PLAN } from "../support/barePlan";
import { clientOnWorkbook } from "../support/officeClient";

const CELL = { row: 2, column: 1, rows: 1, columns: 1 };

function planWith(names: SheetPlan["names"]): SheetPlan {
  return { ...BARE_PLAN, names };
}

async function named(names: SheetPlan["names"]) {
  const { excel, workbook } = clientOnWorkbook();
  workbook.addSheet("Start");
  return excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    sheet.load("id");
    await context.sync();
    await nameParts(excel.run, sheet.id, planWith(names));
    sheet.names.load("items/name,items/formula");
    await context.sync();
    return sheet.names.items.map(({ name, formula }) => [name, String(formula)]);
  });
}

test("names stand for cells of the sheet, or of another one", async () => {
  const all = [
    { name: "limit", area: CELL },
    { name: "Ra", area: { ...CELL, rows: 3 } },
    { name: "Start_of", area: CELL, sheet: "Start" },
  ];
  expect(await named(all)).toEqual([
    ["limit", "=Sheet1!$B$3"],
    ["Ra", "=Sheet1!$B$3:$B$5"],
    ["Start_of", expect.stringContaining("$B$3")],
  ]);
});

test("a name that Excel refuses, or has, keeps no other from being added", async () => {
  const all = ["Rn", "K40", "rn", "Ru"].map((name) => ({ name, area: CELL }));
  expect((await named(all)).map(([name]) => name)).toEqual(["Rn", "Ru"]);
});

test("where Excel does not answer the sheet stays as it is", async () => {
  let runs = 0;
  const run = (() => {
    runs += 1;
    return Promise.reject(new Error("gone"));
  }) as typeof Excel.run;
  await nameParts(run, "id", planWith([{ name: "Rn", area: CELL }]));
  await nameParts(run, "id", planWith([]));
  expect(runs).toBe(1);
});
