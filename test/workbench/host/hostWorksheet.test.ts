import { clientOnWorkbook } from "../../support/officeClient";

const SHEET = "Sheet1";

test("a sheet is written in one batch, calculated, formatted, and no step to undo", async () => {
  const { workbook, excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add("New sheet");
    sheet.getRange("A1:B2").formulas = [
      ["Difference", "PD"],
      [100, "=FIDE.PD(A2)"],
    ];
    sheet.getRange("B2").numberFormat = [["0.00"]];
    const heading = sheet.getRange("A1:B1").format;
    heading.font.bold = true;
    heading.fill.color = "#E0E0E0";
    heading.borders.getItem("EdgeBottom").style = "Continuous";
    heading.columnWidth = 60;
    heading.wrapText = true;
    heading.horizontalAlignment = "Center";
    sheet.freezePanes.freezeRows(1);
    sheet.showGridlines = false;
    sheet.pageLayout.orientation = "Landscape";
    sheet.pageLayout.zoom = { horizontalFitToPages: 1 };
    sheet.pageLayout.setPrintTitleRows("$1:$1");
    const { dataValidation } = sheet.getRange("B1");
    dataValidation.rule = { custom: { formula: "=TRUE" } };
    dataValidation.prompt = { title: "PD", message: "8.1 (2014)", showPrompt: true };
    sheet.activate();
    const read = sheet.getRange("B2");
    dataValidation.load("prompt");
    read.load("values,text,format/font/bold,format/columnWidth");
    await context.sync();
    expect([read.values, read.text]).toEqual([[[0.64]], [["0.64"]]]);
    expect([read.format.font.bold, read.format.columnWidth]).toEqual([false, 60]);
    expect(dataValidation.prompt.message).toBe("8.1 (2014)");
  });
  const sheetId = workbook.model.getters.getSheetIdByName("New sheet")!;
  expect(workbook.model.getters.getActiveSheetId()).toBe(sheetId);
  expect(workbook.model.getters.getGridLinesVisibility(sheetId)).toBe(false);
  expect(workbook.model.getters.getPaneDivisions(sheetId)).toEqual({ xSplit: 0, ySplit: 1 });
  expect(workbook.model.getters.getCellStyle({ sheetId, col: 0, row: 0 })).toMatchObject({
    bold: true,
    fillColor: "#E0E0E0",
    wrapping: "wrap",
    align: "center",
  });
  expect(workbook.note("New sheet", "B1")).toMatchObject({ title: "PD", text: "8.1 (2014)" });
  expect(workbook.pageLayout("New sheet")).toEqual({
    orientation: "Landscape",
    zoom: { horizontalFitToPages: 1 },
    titleRows: "$1:$1",
  });
  const written = workbook.read("New sheet", "A1:B2").values;
  workbook.model.dispatch("REQUEST_UNDO");
  expect(workbook.read("New sheet", "A1:B2").values).toEqual(written);
});

test("a range by its indexes, beyond the sheet's first rows and columns", async () => {
  const { workbook, excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(SHEET);
    const range = sheet.getRangeByIndexes(299, 39, 1, 2);
    range.format.font.bold = true;
    range.values = [[1, 2]];
    range.load("address");
    await context.sync();
    expect(range.address).toBe("Sheet1!AN300:AO300");
    sheet.getRangeByIndexes(0, 0, 0, 1).load("address");
    await expect(context.sync()).rejects.toMatchObject({ code: "InvalidArgument" });
  });
  expect(workbook.read(SHEET, "AN300:AO300").values).toEqual([[1, 2]]);
});

test("rows and columns are frozen at the end of a range, and let go with 0", async () => {
  const { workbook, excel } = clientOnWorkbook();
  const sheetId = workbook.model.getters.getActiveSheetId();
  const frozen = () => workbook.model.getters.getPaneDivisions(sheetId);
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(SHEET);
    sheet.freezePanes.freezeAt(sheet.getRange("A1:B2"));
    await context.sync();
    expect(frozen()).toEqual({ xSplit: 2, ySplit: 2 });
    sheet.freezePanes.freezeColumns(1);
    sheet.freezePanes.freezeRows(0);
    await context.sync();
  });
  expect(frozen()).toEqual({ xSplit: 1, ySplit: 0 });
});

test("a sheet is copied with its names, to the place that is said, and the copy is found again", async () => {
  const { workbook, excel } = clientOnWorkbook();
  workbook.addSheet("Rating report");
  await excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const sheet = worksheets.getItem("Rating report");
    sheet.getRange("A1:B1").formulas = [[2400, "=limit*2"]];
    sheet.names.add("limit", sheet.getRange("A1"));
    const copy = sheet.copy("Before", sheet);
    copy.load("name");
    sheet.copy("End").name = "Last";
    sheet.copy("After", worksheets.getItem(SHEET)).name = "Second";
    sheet.copy();
    await context.sync();
    expect(copy.name).toBe("Rating report (2)");
    copy.getRange("A1").values = [[100]];
    await context.sync();
  });
  expect(workbook.sheets()).toEqual([
    "Rating report (3)",
    SHEET,
    "Second",
    "Rating report (2)",
    "Rating report",
    "Last",
  ]);
  expect(workbook.names("Rating report (2)")).toEqual({ limit: "A1" });
  expect(workbook.read("Rating report (2)", "A1:B1").values).toEqual([[100, 200]]);
  expect(workbook.read("Last", "A1:B1").values).toEqual([[2400, 4800]]);
});

test.each([
  ["Before", "InvalidArgument"],
  ["Nowhere", "InvalidArgument"],
])("a copy %s is refused", async (position, code) => {
  const { workbook, excel } = clientOnWorkbook();
  const run = excel.run(async (context) => {
    context.workbook.worksheets.getItem(SHEET).copy(position as "Before");
    await context.sync();
  });
  await expect(run).rejects.toMatchObject({ code });
  expect(workbook.sheets()).toEqual([SHEET]);
});

test("a sheet is moved, hidden and shown again; the first sheet in view cannot be behind the last", async () => {
  const { workbook, excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const { worksheets } = context.workbook;
    for (const name of ["Two", "Three"]) worksheets.add(name);
    worksheets.getItem("Two").visibility = "Hidden";
    worksheets.getItem("Three").position = 0;
    await context.sync();
    const hidden = worksheets.getItem("Two").load("visibility,position");
    await context.sync();
    expect([hidden.visibility, hidden.position]).toEqual(["Hidden", 2]);
    hidden.visibility = "Visible";
    await context.sync();
  });
  expect(workbook.sheets()).toEqual(["Three", SHEET, "Two"]);
  expect(workbook.model.getters.getVisibleSheetIds()).toHaveLength(3);
});
