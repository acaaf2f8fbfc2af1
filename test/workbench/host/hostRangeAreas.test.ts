import { clientOnWorkbook, faultOf } from "../../support/officeClient";

const SHEET = "Sheet1";

test("several areas look alike once they are told to, and those between them do not", async () => {
  const { excel, workbook } = clientOnWorkbook();
  await excel.run(async (context) => {
    const areas = context.workbook.worksheets.getItem(SHEET).getRanges("A1:B2,D4");
    areas.load("address,areaCount");
    await context.sync();
    expect([areas.address, areas.areaCount]).toEqual(["Sheet1!A1:B2,Sheet1!D4", 2]);
    areas.format.font.color = "#0000FF";
    areas.format.columnWidth = 90;
    areas.format.borders.getItem("EdgeBottom").style = "Continuous";
    await context.sync();
  });
  const { getters } = workbook.model;
  const sheetId = getters.getActiveSheetId();
  const places = [
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ].map(([col = 0, row = 0]) => ({ sheetId, col, row }));
  expect(places.map((place) => getters.getCellComputedStyle(place).textColor)).toEqual([
    "#0000FF",
    "#0000FF",
    undefined,
    "#0000FF",
  ]);
  expect(places.map((place) => getters.getCellBorder(place)?.bottom !== undefined)).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect([0, 2, 3].map((column) => getters.getColSize(sheetId, column))).toEqual([120, 96, 120]);
});

test("a line stands below each of two areas that touch", async () => {
  const { excel, workbook } = clientOnWorkbook();
  await excel.run(async (context) => {
    const areas = context.workbook.worksheets.getItem(SHEET).getRanges("A1:B1,A2:B2");
    areas.format.borders.getItem("EdgeBottom").style = "Continuous";
    await context.sync();
  });
  const { getters } = workbook.model;
  const sheetId = getters.getActiveSheetId();
  for (const row of [0, 1]) {
    expect(getters.getCellBorder({ sheetId, col: 1, row })?.bottom).toBeDefined();
  }
});

test("an address that Excel would not take", async () => {
  const { excel } = clientOnWorkbook();
  const address = Array.from({ length: 2_000 }, (_, row) => `A${row + 1}`).join();
  const run = excel.run(async (context) => {
    context.workbook.worksheets.getItem(SHEET).getRanges(address).format.wrapText = true;
    await context.sync();
  });
  expect((await faultOf(run)).code).toBe("InvalidArgument");
});
