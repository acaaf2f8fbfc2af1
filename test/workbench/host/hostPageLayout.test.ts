import { clientOnWorkbook, faultOf } from "../../support/officeClient";

const SHEET = "Sheet1";

test("what is printed: a range or several addresses, at least a cell", async () => {
  const { workbook, excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(SHEET);
    for (const [area, expected] of [
      [sheet.getRange("A1:D9"), "$A$1:$D$9"],
      ["B2", "$B$2"],
      ["A1:D9,F1:H9", "$A$1:$D$9,$F$1:$H$9"],
    ] as const) {
      sheet.pageLayout.setPrintArea(area);
      await context.sync();
      expect(workbook.pageLayout(SHEET).printArea).toBe(expected);
    }
  });
});

test("heads and feet of pages, part by part and read again", async () => {
  const { workbook, excel } = clientOnWorkbook();
  const headerFooter = { attributes: {}, texts: { oddFooter: "Page &P&R&&D" } };
  workbook.setPageLayout(SHEET, { headerFooter });
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(SHEET);
    const { defaultForAllPages: all } = sheet.pageLayout.headersFooters;
    all.load("leftFooter,centerFooter,rightFooter,leftHeader");
    await context.sync();
    const read = [all.leftFooter, all.centerFooter, all.rightFooter, all.leftHeader];
    expect(read).toEqual(["", "Page &P", "&&D", ""]);
    all.leftFooter = "Open";
    all.rightHeader = "&D";
    await context.sync();
  });
  expect(workbook.pageLayout(SHEET).headerFooter?.texts).toEqual({
    oddFooter: "&LOpen&CPage &P&R&&D",
    oddHeader: "&R&D",
  });
});

test("a list has filters, until they are removed", async () => {
  const { workbook, excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const { autoFilter } = context.workbook.worksheets.getItem(SHEET);
    autoFilter.apply("A3:C60");
    const range = autoFilter.getRangeOrNullObject();
    autoFilter.load("enabled");
    range.load("address");
    await context.sync();
    expect([autoFilter.enabled, range.address]).toEqual([true, "Sheet1!A3:C60"]);
    autoFilter.remove();
    await context.sync();
  });
  expect(workbook.filtered(SHEET)).toBeNull();
  const criteria = excel.run(async (context) => {
    const { autoFilter } = context.workbook.worksheets.getItem(SHEET);
    autoFilter.apply("A3:C60", 0, { filterOn: "Values", values: ["1"] });
    await context.sync();
  });
  expect(await faultOf(criteria)).toMatchObject({ code: "ApiNotFound" });
});
