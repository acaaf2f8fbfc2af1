import { copySheets } from "../../../src/taskpane/excel/copySheets";
import { Cancelled, type Writing } from "../../../src/sheets/writeSheets";
import { clientOnWorkbook } from "../../support/officeClient";

/** A sheet that takes a figure from another, and has a name that leads there. */
async function twoSheets() {
  const { excel, workbook } = clientOnWorkbook();
  workbook.addSheet("Games");
  workbook.write("Games", "A1", [[7]]);
  workbook.write("Sheet1", "A1", [["Ann", 40000, "=Games!A1"]]);
  await excel.run(async (context) => {
    const { names } = context.workbook.worksheets.getItem("Sheet1");
    names.add("First_game", "=Games!$A$1");
    await context.sync();
  });
  return { excel, workbook };
}

/** Days are counted from 1900, as in most workbooks. */
const NOT_1904 = 0;

const COPIES = [
  {
    sheet: "Sheet1",
    name: "Report (copy)",
    rows: 3,
    cells: [
      { row: 0, column: 1, content: 2009, isYear: true as const },
      { row: 0, column: 2, content: "='Games (copy)'!A1" },
      { row: 2, column: 0, content: "made with values" },
      { row: 2, column: 1, content: true },
    ],
  },
  { sheet: "Games", name: "Games (copy)", cells: [], rows: 1 },
];

test("copies stand behind all sheets, with what is said for them, and speak of each other", async () => {
  const { excel, workbook } = await twoSheets();
  const made = await copySheets(excel.run, COPIES, NOT_1904);
  expect(made.map(({ name }) => name)).toEqual(["Report (copy)", "Games (copy)"]);
  expect(workbook.sheets()).toEqual(["Sheet1", "Games", "Report (copy)", "Games (copy)"]);
  workbook.write("Games", "A1", [[8]]);
  const { values } = workbook.read("Report (copy)", "A1:C3");
  expect(values).toEqual([
    ["Ann", 2009, 7],
    [null, null, null],
    ["made with values", true, null],
  ]);
  const names = await excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const copy = worksheets.getItem("Report (copy)");
    copy.names.load("items/name,items/formula");
    const cell = copy.getRange("B1");
    cell.load("numberFormat");
    await context.sync();
    expect(cell.numberFormat).toEqual([["0"]]);
    return copy.names.items.map(({ name, formula }) => [name, formula as string]);
  });
  expect(new Map(names as [string, string][])).toEqual(
    new Map([
      ["First_game", "='Games (copy)'!$A$1"],
      ["Copy_of", '="Sheet1"'],
    ]),
  );
});

test("when one of them cannot be copied none is left", async () => {
  const { excel, workbook } = await twoSheets();
  const gone = { sheet: "Gone", name: "Gone (copy)", cells: [], rows: 1 };
  await expect(copySheets(excel.run, [...COPIES, gone], NOT_1904)).rejects.toThrow();
  expect(workbook.sheets()).toEqual(["Sheet1", "Games"]);
});

test("it is told how far the copying is, and who stops it has no copy left", async () => {
  const { excel, workbook } = await twoSheets();
  const told: (readonly [number, number])[] = [];
  const writing = (most: number): Writing => ({
    planning: () => Promise.resolve(),
    progress: (done, total) => {
      told.push([done, total]);
      return Promise.resolve();
    },
    isCancelled: () => told.length > most,
  });
  await copySheets(excel.run, COPIES, NOT_1904, writing(Infinity));
  expect(told).toEqual([
    [0, 4],
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 4],
  ]);
  told.length = 0;
  const more = COPIES.map((copy) => ({ ...copy, name: `${copy.name} 2` }));
  await expect(copySheets(excel.run, more, NOT_1904, writing(3))).rejects.toThrow(Cancelled);
  expect(workbook.sheets()).toEqual(["Sheet1", "Games", "Report (copy)", "Games (copy)"]);
});
