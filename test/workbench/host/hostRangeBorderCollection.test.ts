import { clientOnWorkbook, faultOf } from "../../support/officeClient";

const SHEET = "Sheet1";

test("style and colour come in any order", async () => {
  const { workbook, excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const { borders } = context.workbook.worksheets.getItem(SHEET).getRange("A1:B2").format;
    borders.getItem("EdgeBottom").style = "Continuous";
    borders.getItem("EdgeBottom").color = "#FF0000";
    borders.getItem("InsideHorizontal").color = "#00FF00";
    borders.getItem("InsideHorizontal").style = "Dash";
    const top = borders.getItem("EdgeTop");
    top.load("style,color");
    await context.sync();
    expect([top.style, top.color]).toEqual(["None", "#000000"]);
  });
  const sheetId = workbook.model.getters.getActiveSheetId();
  const border = (row: number) => workbook.model.getters.getCellBorder({ sheetId, col: 0, row });
  expect(border(1)?.bottom).toEqual({ style: "thin", color: "#FF0000" });
  expect(border(0)?.bottom).toEqual({ style: "dashed", color: "#00FF00" });
});

test.each(["Double", "None"])("the style %s is not known, and says so", async (style) => {
  const { excel } = clientOnWorkbook();
  const fault = await faultOf(
    excel.run(async (context) => {
      const { borders } = context.workbook.worksheets.getItem(SHEET).getRange("A1").format;
      borders.getItem("EdgeTop").style = style as "Continuous";
      await context.sync();
    }),
  );
  expect(fault.code).toBe("ApiNotFound");
  expect(fault.message).toContain(style);
});
