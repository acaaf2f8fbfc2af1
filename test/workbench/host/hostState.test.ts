import { clientOnWorkbook } from "../../support/officeClient";

const SHEET = "Sheet1";

function onWorkbook() {
  const { workbook, excel } = clientOnWorkbook();
  const undo = () => workbook.model.dispatch("REQUEST_UNDO");
  const value = (sheet: string) => workbook.read(sheet, "A1").values[0]?.[0];
  return { workbook, excel, undo, value };
}

/** As the pane does: a sheet, its cells, their formats, in batches of their own. */
async function makeSheet(excel: typeof Excel): Promise<void> {
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add("Report");
    await context.sync();
    sheet.getRange("A1:B1").values = [[1, 2]];
    await context.sync();
    sheet.getRange("A1:B1").format.font.bold = true;
    sheet.activate();
    await context.sync();
  });
}

test("a sheet that an add-in makes is no step, neither in parts nor whole", async () => {
  const { workbook, excel, undo, value } = onWorkbook();
  workbook.write(SHEET, "A1", [["mine"]]);
  await makeSheet(excel);
  undo();
  const bold = workbook.model.getters.getCellStyle({
    sheetId: workbook.model.getters.getActiveSheetId(),
    col: 0,
    row: 0,
  }).bold;
  expect([workbook.sheets(), value("Report"), bold, value(SHEET)]).toEqual([
    [SHEET, "Report"],
    1,
    true,
    "mine",
  ]);
});

test("what a person changes on it is", async () => {
  const { workbook, excel, undo, value } = onWorkbook();
  await makeSheet(excel);
  workbook.write("Report", "A1", [[7]]);
  undo();
  expect(value("Report")).toBe(1);
});

test("one that it deletes or renames does not come back by halves", async () => {
  const { workbook, excel, undo } = onWorkbook();
  await makeSheet(excel);
  workbook.write("Report", "A1", [[7]]);
  await excel.run(async (context) => {
    context.workbook.worksheets.getItem(SHEET).name = "Games";
    await context.sync();
  });
  undo();
  expect(workbook.sheets()).toEqual(["Games", "Report"]);
  workbook.write("Report", "A1", [[8]]);
  await excel.run(async (context) => {
    context.workbook.worksheets.getItem("Report").delete();
    await context.sync();
  });
  undo();
  expect(workbook.sheets()).toEqual(["Games"]);
});

test("a batch on a person's own sheet is exactly one step", async () => {
  const { workbook, excel, undo, value } = onWorkbook();
  workbook.write(SHEET, "A1", [["mine"]]);
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(SHEET);
    sheet.getRange("A1").values = [["corrected"]];
    sheet.getRange("A1").format.font.bold = true;
    sheet.getRange("B1").values = [["too"]];
    await context.sync();
  });
  undo();
  expect(workbook.read(SHEET, "A1:B1").values).toEqual([["mine", null]]);
  undo();
  expect(value(SHEET)).toBe(null);
});

test("one that reads between its changes is none: no half of it is undone", async () => {
  const { workbook, excel, undo } = onWorkbook();
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(SHEET);
    const [first, second] = [sheet.getRange("A1"), sheet.getRange("B1")];
    first.values = [[1]];
    first.load("values");
    second.values = [[2]];
    await context.sync();
    expect(first.values).toEqual([[1]]);
  });
  undo();
  expect(workbook.read(SHEET, "A1:B1").values).toEqual([[1, 2]]);
});

test("what is put off can fail at the end of a batch: the client is told", async () => {
  const { excel } = onWorkbook();
  const run = excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const sheet = worksheets.add("Short");
    sheet.getRange("A1").values = [[1]];
    sheet.freezePanes.freezeRows(100_000);
    await context.sync();
  });
  await expect(run).rejects.toMatchObject({ code: "GeneralException" });
});
