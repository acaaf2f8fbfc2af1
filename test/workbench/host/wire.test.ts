import { clientOnWorkbook, faultOf } from "../../support/officeClient";
import { until } from "../../support/until";

const SHEET = "Sheet1";

test("a property that was not loaded is Microsoft's own PropertyNotLoaded", async () => {
  const { excel } = clientOnWorkbook();
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
  const { excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const missing = worksheets.getItemOrNullObject("Nowhere");
    const there = worksheets.getItemOrNullObject("sheet1");
    const empty = worksheets.getItem(SHEET).getUsedRangeOrNullObject(true);
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

test("what a batch did before its fault stays done, nothing after it is", async () => {
  const { workbook, excel } = clientOnWorkbook();
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
  ["Worksheet.tables", (range: Excel.Range) => range.worksheet.tables.load("items")],
] as const)("%s is not there, and the error names it", async (member, use) => {
  const { excel } = clientOnWorkbook();
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

test("a null object stays one in a later batch", async () => {
  const { excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const missing = context.workbook.worksheets.getItemOrNullObject("Nowhere");
    await context.sync();
    const range = missing.getRange("A1");
    missing.load("name");
    range.load("values");
    await context.sync();
    expect([missing.isNullObject, range.isNullObject]).toEqual([true, true]);
  });
});

test("a run that succeeds leaves no batch with a fault behind, references let go", async () => {
  const { excel, answers } = clientOnWorkbook();
  await excel.run(async (context) => {
    context.workbook.getSelectedRange().load("address");
    await context.sync();
  });
  await until(() => answers.length > 1);
  expect(answers.filter(({ Error }) => Error !== undefined)).toEqual([]);
});

test("what cannot be set is not known as something to set", async () => {
  const { excel } = clientOnWorkbook();
  const fault = await faultOf(
    excel.run(async (context) => {
      const { worksheets } = context.workbook;
      worksheets.getItem(SHEET).visibility = "VeryHidden";
      await context.sync();
    }),
  );
  expect(fault.code).toBe("ApiNotFound");
});

test("a property without a choice is loaded with all others", async () => {
  const { excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    sheet.load();
    await context.sync();
    expect([sheet.name, sheet.position, sheet.showGridlines]).toEqual([SHEET, 0, true]);
  });
});
