import { officeClient } from "../../support/officeClient";
import { workbookWithFide } from "../../support/workbench";

const SHEET = "Sheet1";

function started() {
  const workbook = workbookWithFide();
  return { workbook, ...officeClient(workbook) };
}

/** The error's own words, without the client's stack. */
const faultOf = async (run: Promise<unknown>) => {
  const error: unknown = await run.then(
    () => null,
    (reason: unknown) => reason,
  );
  const { code, message } = error as { readonly code: string; readonly message: string };
  return { code, message };
};

test("the selection is read in one batch: address, values, text, types, formats, formulas", async () => {
  const { workbook, excel } = started();
  workbook.write(SHEET, "B2", [
    ["Player", 0.5, true],
    ["=FIDE.PD(100)", '=FIDE.PD("x")', "1/2/2020"],
  ]);
  workbook.select(SHEET, "B2:D4");
  await excel.run(async (context) => {
    const range = context.workbook.getSelectedRange();
    range.load("address,values,text,valueTypes,numberFormat,formulas,rowCount,columnIndex");
    range.worksheet.load("name");
    await context.sync();
    expect(range.address).toBe("Sheet1!B2:D4");
    expect([range.rowCount, range.columnIndex, range.worksheet.name]).toEqual([3, 1, SHEET]);
    expect(range.values).toEqual([
      ["Player", 0.5, true],
      [0.64, "#VALUE!", 43832],
      ["", "", ""],
    ]);
    expect(range.text[1]?.[2]).toBe("1/2/2020");
    expect(range.numberFormat).toEqual([
      ["General", "General", "General"],
      ["General", "General", "m/d/yyyy"],
      ["General", "General", "General"],
    ]);
    expect(range.valueTypes).toEqual([
      ["String", "Double", "Boolean"],
      ["Double", "Error", "Double"],
      ["Empty", "Empty", "Empty"],
    ]);
    expect(range.formulas[1]).toEqual(["=FIDE.PD(100)", '=FIDE.PD("x")', 43832]);
    expect(range.formulas[0]).toEqual(["Player", 0.5, true]);
  });
});

test("several areas are no range", async () => {
  const { workbook, excel } = started();
  workbook.select(SHEET, "A1:B2");
  workbook.model.selection.addCellToSelection(5, 5);
  const fault = await faultOf(
    excel.run(async (context) => {
      context.workbook.getSelectedRange().load("address");
      await context.sync();
    }),
  );
  expect(fault.code).toBe("InvalidSelection");
});

test("a sheet is written in one batch, calculated, formatted, and one step to undo", async () => {
  const { workbook, excel } = started();
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
  expect(workbook.note("New sheet", "B1")).toBe("PD\n8.1 (2014)");
  expect(workbook.pageLayout("New sheet")).toEqual({
    orientation: "Landscape",
    zoom: { horizontalFitToPages: 1 },
    titleRows: "$1:$1",
  });
  workbook.model.dispatch("REQUEST_UNDO");
  expect(workbook.read("New sheet", "A1:B2").values.flat()).toEqual([null, null, null, null]);
});

test("one value stands for all cells; null leaves a cell alone", async () => {
  const { workbook, excel } = started();
  await excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(SHEET).getRange("A1:B1");
    range.values = 7 as never;
    range.values = [[null, "'=A"]];
    await context.sync();
  });
  expect(workbook.read(SHEET, "A1:B1").values).toEqual([[7, "=A"]]);
});

test("a property that was not loaded is Microsoft's own PropertyNotLoaded", async () => {
  const { excel } = started();
  const fault = await faultOf(
    excel.run(async (context) => {
      const range = context.workbook.getSelectedRange();
      await context.sync();
      return range.values;
    }),
  );
  expect(fault.code).toBe("PropertyNotLoaded");
});

test("a sheet that is not there is a null object, or ItemNotFound", async () => {
  const { excel } = started();
  await excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const missing = worksheets.getItemOrNullObject("Nowhere");
    const there = worksheets.getItemOrNullObject("sheet1");
    const empty = worksheets.getItem(SHEET).getUsedRangeOrNullObject();
    await context.sync();
    expect([missing.isNullObject, there.isNullObject, empty.isNullObject]).toEqual([
      true,
      false,
      true,
    ]);
  });
  const fault = await faultOf(
    excel.run(async (context) => {
      context.workbook.worksheets.getItem("Nowhere").load("name");
      await context.sync();
    }),
  );
  expect(fault).toEqual({
    code: "ItemNotFound",
    message: "The requested resource doesn't exist: worksheet Nowhere.",
  });
});

test.each([
  ["A1:B2", [[1, 2]]],
  ["A1:B2", [[1], [2]]],
  ["A1", [[1, 2]]],
])(
  "a matrix of the wrong shape for %s is an InvalidArgument that names the range",
  async (address, values) => {
    const { excel } = started();
    const fault = await faultOf(
      excel.run(async (context) => {
        context.workbook.worksheets.getItem(SHEET).getRange(address).values = values;
        await context.sync();
      }),
    );
    expect(fault.code).toBe("InvalidArgument");
    expect(fault.message).toContain(`Sheet1!${address}`);
  },
);

test.each(["A1:B2:C3", "nonsense", "A0"])("%s is no address", async (address) => {
  const { excel } = started();
  const fault = await faultOf(
    excel.run(async (context) => {
      context.workbook.worksheets.getItem(SHEET).getRange(address).select();
      await context.sync();
    }),
  );
  expect(fault.code).toBe("InvalidArgument");
});

test("what a batch did before its fault stays done, nothing after it is", async () => {
  const { workbook, excel } = started();
  const fault = await faultOf(
    excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem(SHEET);
      sheet.getRange("A1").values = [[1]];
      sheet.getRange("A2").values = [[1, 2]];
      sheet.getRange("A3").values = [[3]];
      await context.sync();
    }),
  );
  expect(fault.code).toBe("InvalidArgument");
  expect(workbook.read(SHEET, "A1:A3").values).toEqual([[1], [null], [null]]);
});

test.each([
  [
    "Range.sort",
    (range: Excel.Range) => {
      range.sort.apply([]);
    },
  ],
  [
    "Range.clear",
    (range: Excel.Range) => {
      range.clear();
    },
  ],
  [
    "Worksheet.tabColor",
    (range: Excel.Range) => {
      range.worksheet.tabColor = "#FF0000";
    },
  ],
  ["Range.style", (range: Excel.Range) => range.load("style")],
  ["Worksheet.charts", (range: Excel.Range) => range.worksheet.charts.load("items")],
] as const)("%s is not there, and the error names it", async (member, use) => {
  const { excel } = started();
  const fault = await faultOf(
    excel.run(async (context) => {
      use(context.workbook.getSelectedRange());
      await context.sync();
    }),
  );
  expect(fault).toEqual({
    code: "ApiNotFound",
    message: `The workbench does not know ${member}.`,
  });
});

test.each([
  ["", "InvalidArgument"],
  ["a/b", "InvalidArgument"],
  ["x".repeat(32), "InvalidArgument"],
  ["SHEET1", "ItemAlreadyExists"],
])("a sheet cannot be called %j", async (name, code) => {
  const { excel } = started();
  const fault = await faultOf(
    excel.run(async (context) => {
      context.workbook.worksheets.add(name).load("name");
      await context.sync();
    }),
  );
  expect(fault.code).toBe(code);
});

test("sheets are listed, deleted, and a range of a deleted sheet is not found", async () => {
  const { workbook, excel } = started();
  await excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const added = worksheets.add();
    const range = added.getRange("A1:B2");
    range.load("address");
    worksheets.load("items/name");
    await context.sync();
    expect(worksheets.items.map(({ name }) => name)).toEqual(["Sheet1", "Sheet2"]);
    added.delete();
    await context.sync();
    range.load("values");
    await expect(context.sync()).rejects.toMatchObject({ code: "ItemNotFound" });
  });
  expect(workbook.sheets()).toEqual([SHEET]);
});

test("a range is kept over several batches, cut with another, and reduced to what is used", async () => {
  const { workbook, excel } = started();
  workbook.write(SHEET, "B2", [
    [1, null],
    [null, "=FIDE.TABLE.DP(2005)"],
  ]);
  workbook.select(SHEET, "A1:C4");
  await excel.run(async (context) => {
    const range = context.workbook.getSelectedRange();
    await context.sync();
    workbook.select(SHEET, "Z9");
    const used = range.getUsedRangeOrNullObject(true);
    const cut = range.getIntersectionOrNullObject("B3:Z99");
    const none = range.getIntersectionOrNullObject("Y1:Z2");
    const cell = range.getCell(1, 2);
    for (const each of [range, used, cut, cell]) each.load("address");
    await context.sync();
    expect([range, used, cut, cell].map(({ address }) => address)).toEqual([
      "Sheet1!A1:C4",
      "Sheet1!B2:C4",
      "Sheet1!B3:C4",
      "Sheet1!C2",
    ]);
    expect(none.isNullObject).toBe(true);
    cell.select();
    await context.sync();
  });
  expect(workbook.model.getters.getSelectedZone()).toMatchObject({ left: 2, top: 1 });
});

test("the pane is told of a new selection once it asks, and no longer when it stops", async () => {
  const { workbook, excel } = started();
  workbook.addSheet("Two words");
  const told: string[] = [];
  const handler = await excel.run(async (context) => {
    const added = context.workbook.worksheets.onSelectionChanged.add(({ address }) => {
      told.push(address);
      return Promise.resolve();
    });
    await context.sync();
    return added;
  });
  workbook.select(SHEET, "B2:C3");
  await waited();
  expect(told).toEqual(["B2:C3"]);
  workbook.select("Two words", "A1");
  await waited();
  expect(told.at(-1)).toBe("A1");
  await excel.run(handler.context, async (context) => {
    handler.remove();
    await context.sync();
  });
  const count = told.length;
  workbook.select(SHEET, "D4");
  await waited();
  expect(told).toHaveLength(count);
});

test("a sheet's name is quoted in addresses where it needs to be", async () => {
  const { workbook, excel } = started();
  workbook.addSheet("Two words");
  await excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem("Two words").getRange("$A$1:b2");
    range.load("address");
    await context.sync();
    expect(range.address).toBe("'Two words'!A1:B2");
  });
});

const waited = () => new Promise((resolve) => setTimeout(resolve, 20));
