import { clientOnWorkbook, faultOf } from "../../support/officeClient";

const SHEET = "Sheet1";

test("fonts, fills, alignment, sizes, read back", async () => {
  const { excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const { format } = context.workbook.worksheets.getItem(SHEET).getRange("A1:B2");
    const { font, fill } = format;
    font.italic = true;
    font.color = "#0000FF";
    font.size = 14;
    fill.color = "#EEEEEE";
    format.verticalAlignment = "Top";
    format.horizontalAlignment = "Right";
    format.wrapText = true;
    format.rowHeight = 30;
    format.columnWidth = 90;
    font.load();
    fill.load("color");
    format.load("verticalAlignment,horizontalAlignment,wrapText,rowHeight,columnWidth");
    await context.sync();
    expect([font.italic, font.bold, font.color, font.size]).toEqual([true, false, "#0000FF", 14]);
    expect(fill.color).toBe("#EEEEEE");
    expect([format.verticalAlignment, format.horizontalAlignment]).toEqual(["Top", "Right"]);
    expect([format.wrapText, format.rowHeight, format.columnWidth]).toEqual([true, 30, 90]);
  });
});

test.each([
  ["horizontalAlignment", "CenterAcrossSelection"],
  ["verticalAlignment", "Distributed"],
] as const)("%s %s is not known, and says so", async (property, value) => {
  const { excel } = clientOnWorkbook();
  const fault = await faultOf(
    excel.run(async (context) => {
      const { format } = context.workbook.worksheets.getItem(SHEET).getRange("A1");
      format.set({ [property]: value });
      await context.sync();
    }),
  );
  expect(fault.code).toBe("ApiNotFound");
  expect(fault.message).toContain(value);
});

test("colours by name are not known", async () => {
  const { excel } = clientOnWorkbook();
  const fault = await faultOf(
    excel.run(async (context) => {
      context.workbook.worksheets.getItem(SHEET).getRange("A1").format.fill.color = "orange";
      await context.sync();
    }),
  );
  expect(fault.code).toBe("ApiNotFound");
  expect(fault.message).toContain("orange");
});
