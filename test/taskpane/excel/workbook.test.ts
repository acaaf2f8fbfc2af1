import { excelWorkbook } from "../../../src/taskpane/excel/workbook";
import { clientOnWorkbook } from "../../support/officeClient";

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
  expect(await asked.readHeads()).toHaveLength(1);
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
