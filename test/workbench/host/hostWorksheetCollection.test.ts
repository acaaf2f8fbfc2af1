import { clientOnWorkbook, faultOf } from "../../support/officeClient";

const SHEET = "Sheet1";

test.each([
  ["", "InvalidArgument"],
  ["a/b", "InvalidArgument"],
  ["x".repeat(32), "InvalidArgument"],
  ["SHEET1", "ItemAlreadyExists"],
])("a sheet cannot be called %j", async (name, code) => {
  const { excel } = clientOnWorkbook();
  const fault = await faultOf(
    excel.run(async (context) => {
      context.workbook.worksheets.add(name).load("name");
      await context.sync();
    }),
  );
  expect(fault.code).toBe(code);
});

test("sheets are listed, deleted, and a range of a deleted sheet is not found", async () => {
  const { workbook, excel } = clientOnWorkbook();
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

test("the sheet in view, by position, renamed", async () => {
  const { workbook, excel } = clientOnWorkbook();
  workbook.addSheet("Second");
  await excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const second = worksheets.getItem("Second");
    second.activate();
    const active = worksheets.getActiveWorksheet();
    active.load("name,position");
    const count = worksheets.getCount();
    await context.sync();
    expect([active.name, active.position, count.value]).toEqual(["Second", 1, 2]);
    second.name = "Renamed";
    await context.sync();
  });
  expect(workbook.sheets()).toEqual([SHEET, "Renamed"]);
});
