import { goneSheets, SheetWatch } from "../../../src/taskpane/excel/sheetWatch";
import { clientOnWorkbook } from "../../support/officeClient";
import { until } from "../../support/until";

test("sheets that are gone are known, and told of as soon as another is in view", async () => {
  const { excel, workbook } = clientOnWorkbook();
  const sheets = await excel.run(async (context) => {
    const added = ["One", "Two"].map((name) => context.workbook.worksheets.add(name));
    for (const sheet of added) sheet.load("id,name");
    await context.sync();
    return added.map(({ id, name }) => ({ id, name }));
  });
  expect(await goneSheets(excel.run, sheets)).toEqual([]);
  let told = 0;
  const watch = new SheetWatch(excel.run);
  await watch.add(() => (told += 1));
  await watch.add(() => (told += 1));
  workbook.activate("Two");
  workbook.deleteSheet("Two");
  await until(() => told >= 2);
  expect(await goneSheets(excel.run, sheets)).toEqual([sheets[1]]);
});

test("where Excel does not answer, nothing is said to be gone", async () => {
  const noRun = (() => Promise.reject(new Error("busy"))) as unknown as typeof Excel.run;
  expect(await goneSheets(noRun, [{ id: "1", name: "One" }])).toEqual([]);
  await new SheetWatch(noRun).add(() => undefined);
});
