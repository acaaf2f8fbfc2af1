import { clientOnWorkbook, faultOf } from "../../support/officeClient";

const SHEET = "Sheet1";

test("all its simple properties without a choice", async () => {
  const { excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const { worksheets, names } = context.workbook;
    const own = worksheets.getItem(SHEET).names.add("Ra", "=Sheet1!$A$1");
    const common = names.add("K_newcomer", "=40");
    for (const one of [own, common]) one.load();
    await context.sync();
    expect(own.toJSON()).toMatchObject({ name: "Ra", scope: "Worksheet", type: "Range" });
    expect(common.toJSON()).toEqual({
      name: "K_newcomer",
      value: 40,
      formula: "=40",
      type: "Double",
      scope: "Workbook",
      comment: "",
      visible: true,
    });
  });
});

test("its worksheet, and none of a name of the workbook", async () => {
  const { excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const { worksheets, names } = context.workbook;
    const own = worksheets.getItem(SHEET).names.add("Ra", "=Sheet1!$A$1");
    const common = names.add("limit", "=Sheet1!$A$1");
    const { worksheet } = own;
    const [its, none] = [own.worksheetOrNullObject, common.worksheetOrNullObject];
    worksheet.load("name");
    its.load("name");
    none.load("name");
    await context.sync();
    expect([worksheet.name, its.name, none.isNullObject]).toEqual([SHEET, SHEET, true]);
    names.getItem("limit").worksheet.load("name");
    await expect(context.sync()).rejects.toMatchObject({ code: "ItemNotFound" });
  });
});

test("its formula, comment and visibility are changed", async () => {
  const { workbook, excel } = clientOnWorkbook();
  workbook.addSheet("Other");
  await excel.run(async (context) => {
    const { names } = context.workbook.worksheets.getItem(SHEET);
    const item = names.add("limit", "=Sheet1!$A$1");
    item.formula = "=Other!$B$2:$C$3";
    item.comment = "Elsewhere";
    item.visible = false;
    item.load("value,comment,visible");
    await context.sync();
    expect([item.value as unknown, item.comment, item.visible]).toEqual([
      "Other!$B$2:$C$3",
      "Elsewhere",
      false,
    ]);
  });
  expect(workbook.names(SHEET)).toEqual({ limit: "Other!B2:C3" });
});

test("one that stands for a formula has its value, and no range", async () => {
  const { workbook, excel } = clientOnWorkbook();
  workbook.write(SHEET, "A1", [[1], [2]]);
  await excel.run(async (context) => {
    const { names } = context.workbook.worksheets.getItem(SHEET);
    const [total, lost] = [
      names.add("total", "=SUM(Sheet1!$A$1:$A$2)"),
      names.add("division", "=1/0"),
    ];
    for (const one of [total, lost]) one.load("value,type,formula");
    const none = total.getRangeOrNullObject();
    await context.sync();
    expect(total.toJSON()).toEqual({
      value: 3,
      type: "Double",
      formula: "=SUM(Sheet1!$A$1:$A$2)",
    });
    expect(lost.toJSON()).toMatchObject({ value: "#DIV/0!", type: "Error" });
    expect(none.isNullObject).toBe(true);
  });
});

test("a name that is deleted is gone, its cells are not", async () => {
  const { workbook, excel } = clientOnWorkbook();
  workbook.write(SHEET, "A1", [[2400]]);
  await excel.run(async (context) => {
    const { names } = context.workbook.worksheets.getItem(SHEET);
    names.add("limit", "=Sheet1!$A$1");
    await context.sync();
    names.getItem("limit").delete();
    const none = names.getItemOrNullObject("limit");
    await context.sync();
    expect(none.isNullObject).toBe(true);
    names.getItem("limit").load("value");
    await expect(context.sync()).rejects.toMatchObject({ code: "ItemNotFound" });
  });
  expect(workbook.read(SHEET, "A1").values).toEqual([[2400]]);
});

test("one whose cells are gone says so, and gives no range", async () => {
  const { workbook, excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    context.workbook.worksheets.getItem(SHEET).names.add("limit", "=Sheet1!$A$2");
    await context.sync();
  });
  const sheetId = workbook.model.getters.getActiveSheetId();
  const rows = { sheetId, sheetName: SHEET, dimension: "ROW" as const, elements: [1] };
  workbook.model.dispatch("REMOVE_COLUMNS_ROWS", rows);
  await excel.run(async (context) => {
    const item = context.workbook.worksheets.getItem(SHEET).names.getItem("limit");
    const none = item.getRangeOrNullObject();
    item.load("value,type,formula");
    await context.sync();
    expect([item.value as unknown, item.type, item.formula as unknown]).toEqual([
      "#REF!",
      "Error",
      "=#REF!",
    ]);
    expect(none.isNullObject).toBe(true);
    item.getRange().load("address");
    await expect(context.sync()).rejects.toMatchObject({ code: "InvalidReference" });
  });
});

test.each(["arrayValues", "valueAsJson"] as const)("%s is not known here", async (member) => {
  const { excel } = clientOnWorkbook();
  const run = excel.run(async (context) => {
    const item = context.workbook.worksheets.getItem(SHEET).names.add("Ra", "=Sheet1!$A$1");
    item.load(member === "arrayValues" ? "arrayValues/values" : member);
    await context.sync();
  });
  const { code, message } = await faultOf(run);
  expect(code).toBe("ApiNotFound");
  expect(message).toContain(`NamedItem.${member}`);
});
