import { clientOnWorkbook, faultOf } from "../../support/officeClient";

const SHEET = "Sheet1";

test("names of a sheet: given to ranges and formulas, counted, listed, found in any case", async () => {
  const { excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(SHEET);
    const { names } = sheet;
    const limit = names.add("limit", sheet.getRange("B2"), "Of the edition");
    names.add("Rc_mean", "=Sheet1!$C$3:$C$9");
    names.add("half", "=0.5");
    limit.load("name,value,formula,type,scope,comment,visible");
    const count = names.getCount();
    names.load("items/name,items/value");
    const found = names.getItemOrNullObject("LIMIT");
    const none = names.getItemOrNullObject("edition");
    const range = names.getItem("rc_MEAN").getRange();
    found.load("name");
    range.load("address");
    await context.sync();
    expect(limit.toJSON()).toEqual({
      name: "limit",
      value: "Sheet1!$B$2",
      formula: "=Sheet1!$B$2",
      type: "Range",
      scope: "Worksheet",
      comment: "Of the edition",
      visible: true,
    });
    expect(count.value).toBe(3);
    expect(names.items.map(({ name, value }) => [name, value as unknown])).toEqual([
      ["limit", "Sheet1!$B$2"],
      ["Rc_mean", "Sheet1!$C$3:$C$9"],
      ["half", 0.5],
    ]);
    expect([found.isNullObject, found.name, none.isNullObject]).toEqual([false, "limit", true]);
    expect(range.address).toBe("Sheet1!C3:C9");
  });
});

test("two sheets have the same name, each for itself, and the workbook a third", async () => {
  const { excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const { worksheets, names } = context.workbook;
    const [first, second] = [worksheets.getItem(SHEET), worksheets.add("Rating report")];
    first.names.add("Ra", first.getRange("A1"));
    second.names.add("Ra", second.getRange("B2:B3"));
    names.add("Ra", second.getRange("C4"));
    const all = [first.names, second.names, names].map((some) => some.getItem("ra"));
    for (const one of all) one.load("value,scope");
    names.load("items/name");
    await context.sync();
    expect(all.map(({ value, scope }) => [value as unknown, scope])).toEqual([
      ["Sheet1!$A$1", "Worksheet"],
      ["'Rating report'!$B$2:$B$3", "Worksheet"],
      ["'Rating report'!$C$4", "Workbook"],
    ]);
    expect(names.items.map(({ name }) => name)).toEqual(["Ra"]);
  });
});

test.each(["R", "c", "RC", "r1c1", "Ru1", "K40", "PD100", "A1", "K040", "XFD1048576"])(
  "%s is no name: it reads as a cell",
  async (name) => {
    const { workbook, excel } = clientOnWorkbook();
    expect(await faultOf(added(excel, name))).toMatchObject({ code: "InvalidArgument" });
    expect(workbook.names(SHEET)).toEqual({});
  },
);

test.each(["", "Rc mean", "1st", ".5", "a-b", "TRUE", "a!b", "x".repeat(256)])(
  "%j is no name",
  async (name) => {
    const { workbook, excel } = clientOnWorkbook();
    expect(await faultOf(added(excel, name))).toMatchObject({ code: "InvalidArgument" });
    expect(workbook.names(SHEET)).toEqual({});
  },
);

test.each(["Ra", "édition", "_x", "Rc_mean", "K.40", "RCx", "XFE1", "R0", "x".repeat(255)])(
  "%s is one",
  async (name) => {
    const { workbook, excel } = clientOnWorkbook();
    await added(excel, name);
    expect(workbook.names(SHEET)).toEqual({ [name]: "A1" });
  },
);

test("a name that the sheet has is refused in any case, and what came before it stays", async () => {
  const { workbook, excel } = clientOnWorkbook();
  const run = excel.run(async (context) => {
    const { names } = context.workbook.worksheets.getItem(SHEET);
    names.add("Ra", "=Sheet1!$A$1");
    names.add("rA", "=Sheet1!$A$2");
    await context.sync();
  });
  expect(await faultOf(run)).toMatchObject({ code: "ItemAlreadyExists" });
  expect(workbook.names(SHEET)).toEqual({ Ra: "A1" });
});

test.each([
  ["Sheet1!$A$1", "InvalidArgument"],
  ["=Other!$A$1", "InvalidArgument"],
  ["=1+", "InvalidArgument"],
  ["=A1", "ApiNotFound"],
  ["=$A$1", "ApiNotFound"],
  ["=Sheet1!A1", "ApiNotFound"],
  ["=SUM(Sheet1!$A$1:$A2)", "ApiNotFound"],
])("%s is refused as %s", async (reference, code) => {
  const { workbook, excel } = clientOnWorkbook();
  const run = added(excel, "limit", reference);
  expect(await faultOf(run)).toMatchObject({ code });
  expect(workbook.names(SHEET)).toEqual({});
});

test("a batch that gives names on a person's sheet is one step, also for the cells it writes", async () => {
  const { workbook, excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(SHEET);
    sheet.getRange("A1:B1").values = [[1, 2]];
    sheet.names.add("Ra", sheet.getRange("A1"));
    sheet.names.add("Rc_mean", sheet.getRange("B1"));
    sheet.getRange("C1").formulas = [["=Ra+Rc_mean"]];
    await context.sync();
  });
  const cells = () => workbook.read(SHEET, "A1:C1").values[0];
  expect([cells(), workbook.names(SHEET)]).toEqual([[1, 2, 3], { Ra: "A1", Rc_mean: "B1" }]);
  workbook.model.dispatch("REQUEST_UNDO");
  expect([cells(), workbook.names(SHEET)]).toEqual([[null, null, null], {}]);
  workbook.model.dispatch("REQUEST_REDO");
  expect([cells(), workbook.names(SHEET)]).toEqual([[1, 2, 3], { Ra: "A1", Rc_mean: "B1" }]);
});

test("beyond the sheet's first rows: rows written later do not move it", async () => {
  const { workbook, excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(SHEET);
    sheet.names.add("far", sheet.getRange("AN300:AN301"));
    sheet.getRange("A400").values = [[1]];
    await context.sync();
  });
  expect(workbook.names(SHEET)).toEqual({ far: "AN300:AN301" });
});

function added(excel: typeof Excel, name: string, reference = "=Sheet1!$A$1"): Promise<void> {
  return excel.run(async (context) => {
    context.workbook.worksheets.getItem(SHEET).names.add(name, reference);
    await context.sync();
  });
}
