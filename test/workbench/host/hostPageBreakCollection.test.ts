import { clientOnWorkbook, faultOf } from "../../support/officeClient";

const SHEET = "Sheet1";

test("pages begin before ranges and addresses, each once and in their order", async () => {
  const { workbook, excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(SHEET);
    const breaks = sheet.horizontalPageBreaks;
    breaks.add("A41");
    breaks.add(sheet.getRange("B12:C20"));
    breaks.add("A41");
    const beyond = breaks.add("A301");
    beyond.load("rowIndex");
    breaks.load("items/rowIndex");
    await context.sync();
    expect(beyond.rowIndex).toBe(300);
    expect(breaks.items.map(({ rowIndex }) => rowIndex)).toEqual([11, 40, 300]);
    sheet.pageLayout.orientation = "Landscape";
    sheet.name = "Pages";
    await context.sync();
  });
  expect(workbook.pageLayout("Pages")).toEqual({
    orientation: "Landscape",
    pageBreaks: [11, 40, 300],
  });
});

test("a sheet has no page breaks of another one", async () => {
  const { workbook, excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.add("Other").horizontalPageBreaks.add("A2");
    const breaks = worksheets.getItem(SHEET).horizontalPageBreaks;
    breaks.load("items");
    await context.sync();
    expect(breaks.items).toEqual([]);
  });
  expect(workbook.pageLayout("Other")).toEqual({ pageBreaks: [1] });
});

test.each(["A1", "Other!A2", "x"])("%s begins no page of the sheet", async (address) => {
  const { workbook, excel } = clientOnWorkbook();
  const fault = await faultOf(
    excel.run(async (context) => {
      context.workbook.worksheets.getItem(SHEET).horizontalPageBreaks.add(address);
      await context.sync();
    }),
  );
  expect(fault.code).toBe("InvalidArgument");
  expect(workbook.pageLayout(SHEET)).toEqual({});
});
