import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { overviewSheet } from "../../../src/sheets/overview/overviewSheet";
import { excelWorkbook } from "../../../src/taskpane/excel/workbook";
import { clientOnWorkbook } from "../../support/officeClient";
import { until } from "../../support/until";

function pane() {
  const { excel, workbook } = clientOnWorkbook();
  workbook.write("Sheet1", "A1", [["Ann", 2000]]);
  return { workbook, asked: excelWorkbook(excel.run) };
}

test("what is selected is read, with the name of its sheet, and again as it is then", async () => {
  const { workbook, asked } = pane();
  await asked.select("Sheet1", { row: 0, column: 0, rows: 1, columns: 2 });
  const selection = await asked.readSelection();
  expect(selection).toMatchObject({ sheet: "Sheet1", cells: { values: [["Ann", 2000]] } });
  workbook.write("Sheet1", "B1", [[2100]]);
  expect((await asked.readAgain(selection!)).cells.values).toEqual([["Ann", 2100]]);
});

test("a sheet is read whole by its name or as the one that is shown; one that is not there is null", async () => {
  const { asked } = pane();
  for (const name of [null, "Sheet1"]) {
    const read = await asked.readSheet(name);
    expect(read?.cells.values[0]).toEqual(["Ann", 2000]);
  }
  expect(await asked.readSheet("Nowhere")).toBeNull();
});

test("cells are filled as they are planned: a text stays a text", async () => {
  const { workbook, asked } = pane();
  await asked.fill("Sheet1", [{ row: 1, column: 0, content: "1/2" }]);
  expect(workbook.read("Sheet1", "A2").values).toEqual([["1/2"]]);
});

test("who follows the selection hears of it until it is told to stop", async () => {
  const { asked } = pane();
  let heard = 0;
  const stop = await asked.follow(() => {
    heard += 1;
  });
  await asked.select("Sheet1", { row: 2, column: 2, rows: 1, columns: 1 });
  expect(heard).toBeGreaterThan(0);
  await stop();
  const before = heard;
  await asked.select("Sheet1", { row: 3, column: 2, rows: 1, columns: 1 });
  expect(heard).toBe(before);
});

test("two who follow the selection: when one stops the other still hears of it", async () => {
  const { asked } = pane();
  const heard: string[] = [];
  const stop = await asked.follow(() => heard.push("one"));
  await asked.follow(() => heard.push("other"));
  await asked.select("Sheet1", { row: 2, column: 2, rows: 1, columns: 1 });
  expect(new Set(heard)).toEqual(new Set(["one", "other"]));
  await stop();
  heard.length = 0;
  await asked.select("Sheet1", { row: 3, column: 2, rows: 1, columns: 1 });
  expect(heard).toEqual(["other"]);
});

test("who watches the cells hears of what is written, until it is told to stop", async () => {
  const { asked, workbook } = pane();
  let heard = 0;
  const stop = await asked.watchCells(() => {
    heard += 1;
  });
  workbook.write("Sheet1", "C1", [[1]]);
  await until(() => heard > 0);
  await stop();
  const before = heard;
  workbook.write("Sheet1", "C1", [[2]]);
  await asked.readSheet(null);
  expect(heard).toBe(before);
});

test("the cell with the cursor, and the formula that fills it", async () => {
  const { excel, workbook } = clientOnWorkbook();
  const asked = excelWorkbook(excel.run, { knowsSpills: true });
  workbook.write("Sheet1", "B2", [["=FIDE.PD({0;100})"]]);
  workbook.select("Sheet1", "B3:C4");
  expect(await asked.readActiveCell()).toMatchObject({
    at: { sheet: "Sheet1", place: { row: 2, column: 1 } },
    shown: 0.64,
    formula: "=FIDE.PD({0;100})",
    place: { row: 1, column: 0 },
  });
  workbook.select("Sheet1", "A1");
  expect(await asked.readActiveCell()).toMatchObject({ shown: "", formula: "" });
});

test("areas are read from their first cell on, as far as their sheet is used", async () => {
  const { asked, workbook } = pane();
  workbook.write("Sheet1", "A2", [["=1/0"]]);
  const area = { row: 0, column: 0, rows: 1_048_576, columns: 1 };
  const [read, ...more] = await asked.readAreas([
    { sheet: "Sheet1", area },
    { sheet: "Nowhere", area },
  ]);
  expect(more).toEqual([]);
  expect(read).toMatchObject({
    area,
    values: [["Ann"], ["#DIV/0!"]],
    types: [["String"], ["Error"]],
  });
});

test("a sheet that was made is known again, renewed in its place, brought back and deleted; a copy of it is none", async () => {
  const { asked, workbook } = pane();
  const plansOf = () => [overviewSheet([], EN_SHEETS)];
  const writing = {
    isCancelled: () => false,
    planning: () => Promise.resolve(),
    progress: () => Promise.resolve(),
  };
  const sheets = await asked.write(["Contents"], plansOf, writing);
  await asked.copy([{ sheet: "Contents", name: "Contents (copy)", cells: [], rows: 1 }], writing);
  expect(await asked.sheetNames()).toEqual(["Sheet1", "Contents", "Contents (copy)"]);
  const [made, ...others] = await asked.madeSheets();
  expect(others).toEqual([]);
  expect(made).toMatchObject({ sheet: sheets[0], made: { kind: "overview" } });
  workbook.write("Contents", "A9", [["a note of mine"]]);
  const renewed = await asked.renew({
    olds: sheets,
    wished: ["Contents"],
    plansOf,
    before: "before",
    writing,
  });
  expect(workbook.sheets()).toContain("Contents (before)");
  workbook.write("Contents", "A9", [["a later note"]]);
  await asked.undoRenewal(renewed);
  expect(workbook.read("Contents", "A9").values).toEqual([["a note of mine"]]);
  expect(await asked.gone(sheets)).toEqual([]);
  expect(await asked.remove(sheets)).toBe(true);
  expect(await asked.gone(sheets)).toEqual(sheets);
});
