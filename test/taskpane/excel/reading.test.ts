import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { iterationSheet } from "../../../src/sheets/iteration/iterationSheet";
import { writeSheets } from "../../../src/sheets/writeSheets";
import type { Circumstances } from "../../../src/sheets/circumstances";
import { readSheet } from "../../../src/taskpane/excel/readSelection";
import { Reading, StillCalculating } from "../../../src/taskpane/excel/reading";
import { strictnessOf } from "../../../src/workbench/engine/strictness";
import { exampleOrder } from "../../support/exampleOrder";
import { clientOnWorkbook } from "../../support/officeClient";

/** An Excel whose clock goes on when somebody waits, and one who reads in it. */
function reader(strict: string) {
  let time = 0;
  const { excel, workbook } = clientOnWorkbook({
    strict: strictnessOf(strict),
    isEditing: () => false,
    now: () => time,
  });
  const told: Circumstances[] = [];
  const reading = new Reading(
    excel.run,
    (circumstances) => told.push(circumstances),
    (milliseconds) => {
      time += milliseconds;
      return Promise.resolve();
    },
  );
  const read = async (sheet: string) =>
    (await reading.calculated((context) => readSheet(context, sheet)))?.cells;
  return { excel, workbook, read, told };
}

const write = (run: typeof Excel.run, rows: readonly (readonly (string | number)[])[]) =>
  run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    sheet.getRange(`A1:B${rows.length}`).formulas = rows.map((row) => [...row]);
    await context.sync();
  });

test("late: a figure is read once it is calculated, not as #BUSY! nor as it was", async () => {
  const { excel, read } = reader("?strict=late");
  await write(excel.run, [[100, "=FIDE.PD(A1)"]]);
  expect((await read("Sheet1"))?.values).toEqual([[100, 0.64]]);
  await write(excel.run, [[0, "=FIDE.PD(A1)"]]);
  expect((await read("Sheet1"))?.values).toEqual([[0, 0.5]]);
});

test("late: without waiting both are to be seen", async () => {
  const { excel } = reader("?strict=late");
  const shown = () =>
    excel.run(async (context) => {
      const range = context.workbook.worksheets.getItem("Sheet1").getRange("B1:B2").load("values");
      await context.sync();
      return (range.values as unknown[][]).flat();
    });
  await write(excel.run, [
    [100, "=FIDE.PD(A1)"],
    [100, "=A1+1"],
  ]);
  expect(await shown()).toEqual(["#BUSY!", 0]);
});

test("a calculation without end is said to be one", async () => {
  const { excel, workbook } = clientOnWorkbook({
    strict: strictnessOf("?strict=late"),
    isEditing: () => false,
    now: () => 0,
  });
  workbook.write("Sheet1", "A1", [[1]]);
  await write(excel.run, [[100, "=FIDE.PD(A1)"]]);
  const reading = new Reading(excel.run, undefined, () => Promise.resolve());
  const read = reading.calculated((context) => readSheet(context, "Sheet1"));
  await expect(read).rejects.toBeInstanceOf(StillCalculating);
});

test("a function that answers after Excel says that all is done is waited for", async () => {
  const { excel } = clientOnWorkbook();
  const shown = ["#BUSY!", 0.5, 0.64, 0.64];
  const reading = new Reading(excel.run, undefined, () => Promise.resolve());
  const read = reading.calculated(() => {
    const area = { row: 0, column: 0, rows: 1, columns: 1 };
    const values = [[shown.shift() ?? ""]];
    return Promise.resolve({
      cells: { area, values, formats: [["General"]], formulas: [["=FIDE.PD(B1)"]] },
    });
  });
  expect((await read).cells.values).toEqual([[0.64]]);
  expect(shown).toEqual([]);
});

test("manual: a sheet made here is calculated, and that the workbook is not is told", async () => {
  const plan = iterationSheet(exampleOrder(2005, "fide"), EN_SHEETS);
  const shown = async ({ excel, read }: Pick<ReturnType<typeof reader>, "excel" | "read">) => {
    const [sheet] = await writeSheets(excel.run, [plan.name], () => [plan]);
    return (await read(sheet!.name))?.values;
  };
  const { excel, read, told } = reader("?strict=manual");
  expect(await shown({ excel, read })).toEqual(await shown(reader("?lenient")));
  expect(told.at(-1)).toMatchObject({ isByHand: true });
  await write(excel.run, [[100, "=FIDE.PD(A1)"]]);
  expect((await read("Sheet1"))?.values).toEqual([[100, "#BUSY!"]]);
  expect(told.at(-1)).toMatchObject({ isByHand: true, isWaiting: true });
});
