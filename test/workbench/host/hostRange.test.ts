import { clientOnWorkbook, faultOf } from "../../support/officeClient";

const SHEET = "Sheet1";

test("the selection is read in one batch: address, values, text, types, formats, formulas", async () => {
  const { workbook, excel } = clientOnWorkbook();
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
  const { workbook, excel } = clientOnWorkbook();
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

test("one value stands for all cells; null leaves a cell alone", async () => {
  const { workbook, excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(SHEET).getRange("A1:B1");
    range.values = 7 as never;
    range.values = [[null, "'=A"]];
    await context.sync();
  });
  expect(workbook.read(SHEET, "A1:B1").values).toEqual([[7, "=A"]]);
});

test.each([
  ["A1:B2", [[1, 2]]],
  ["A1:B2", [[1], [2]]],
  ["A1", [[1, 2]]],
])(
  "a matrix of the wrong shape for %s is an InvalidArgument that names the range",
  async (address, values) => {
    const { excel } = clientOnWorkbook();
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
  const { excel } = clientOnWorkbook();
  const fault = await faultOf(
    excel.run(async (context) => {
      context.workbook.worksheets.getItem(SHEET).getRange(address).select();
      await context.sync();
    }),
  );
  expect(fault.code).toBe("InvalidArgument");
});

test("a range is kept over several batches, cut with another, and reduced to what is used", async () => {
  const { workbook, excel } = clientOnWorkbook();
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

test("a sheet's name is quoted in addresses where it needs to be", async () => {
  const { workbook, excel } = clientOnWorkbook();
  workbook.addSheet("Two words");
  await excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem("Two words").getRange("$A$1:b2");
    range.load("address");
    await context.sync();
    expect(range.address).toBe("'Two words'!A1:B2");
  });
});

test("a matrix that Microsoft's client sends in parts", async () => {
  const { workbook, excel } = clientOnWorkbook();
  const rows = Array.from({ length: 500 }, (_, row) =>
    Array.from({ length: 20 }, (__, column) => row * 20 + column),
  );
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add("Large");
    const range = sheet.getRange("B2:U501");
    range.values = rows;
    range.numberFormat = rows.map((row) => row.map(() => "0.0"));
    await context.sync();
  });
  expect(workbook.read("Large", "B2:U501").values).toEqual(rows);
  expect(workbook.read("Large", "U501").text).toEqual([["9999.0"]]);
});

test("a formula without a text is a String and used, a blank cell is neither", async () => {
  const { workbook, excel } = clientOnWorkbook();
  workbook.write(SHEET, "B2", [['=""', null]]);
  await excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(SHEET).getRange("B2:C2");
    const used = range.getUsedRangeOrNullObject(true);
    range.load("valueTypes,cellCount,columnCount");
    used.load("address");
    await context.sync();
    expect(range.valueTypes).toEqual([["String", "Empty"]]);
    expect([range.cellCount, used.address]).toEqual([2, "Sheet1!B2"]);
  });
});

test.each(["# ?/?", "0.00E+00", "nonsense"])(
  "the format %s, which the engine cannot show, is refused by name and changes nothing",
  async (format) => {
    const { workbook, excel } = clientOnWorkbook();
    workbook.write(SHEET, "A1", [["text"]]);
    const fault = await faultOf(
      excel.run(async (context) => {
        context.workbook.worksheets.getItem(SHEET).getRange("A1").numberFormat = [[format]];
        await context.sync();
      }),
    );
    expect(fault.message).toContain(format);
    expect(workbook.read(SHEET, "A1").values).toEqual([["text"]]);
  },
);

test("colours of formats are left away", async () => {
  const { workbook, excel } = clientOnWorkbook();
  workbook.write(SHEET, "A1", [[-1.5]]);
  await excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(SHEET).getRange("A1");
    range.numberFormat = [["0.0;[Red]-0.0"]];
    await context.sync();
  });
  expect(workbook.read(SHEET, "A1").text).toEqual([["-1.5"]]);
});

test("whole columns and rows, and an address with another sheet's name", async () => {
  const { workbook, excel } = clientOnWorkbook();
  workbook.addSheet("Other");
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(SHEET);
    const ranges = ["B:C", "2:3", "Sheet1!A1"].map((address) => sheet.getRange(address));
    for (const range of ranges) range.load("address");
    await context.sync();
    expect(ranges.map(({ address }) => address)).toEqual([
      "Sheet1!B1:C200",
      "Sheet1!A2:AD3",
      "Sheet1!A1",
    ]);
    sheet.getRange("Other!A1").values = [[1]];
    await expect(context.sync()).rejects.toMatchObject({ code: "InvalidArgument" });
  });
});
