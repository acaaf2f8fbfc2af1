import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { iterationSheet } from "../../../src/sheets/iteration/iterationSheet";
import { LeftBehind } from "../../../src/sheets/writeSheets";
import { onBook, onTakingBack, Protected } from "../../../src/taskpane/excel/protection";
import { excelWorkbook } from "../../../src/taskpane/excel/workbook";
import { strictnessOf } from "../../../src/workbench/engine/strictness";
import { exampleOrder } from "../../support/exampleOrder";
import { clientOnWorkbook } from "../../support/officeClient";

const SILENT = {
  planning: () => Promise.resolve(),
  progress: () => Promise.resolve(),
  isCancelled: () => false,
};

function protectedPane() {
  const { excel, workbook } = clientOnWorkbook({
    strict: strictnessOf("?strict=protected"),
    isEditing: () => false,
  });
  return { workbook, asked: excelWorkbook(excel.run) };
}

test("protected: that no sheet can be added is said of the workbook, and nothing is left", async () => {
  const { workbook, asked } = protectedPane();
  const plan = iterationSheet(exampleOrder(2005, "fide"), EN_SHEETS);
  const written = asked.write([plan.name], () => [plan], SILENT);
  await expect(written).rejects.toEqual(new Protected(null));
  await expect(written).rejects.toMatchObject({ sheet: null });
  expect(workbook.sheets()).toEqual(["Sheet1"]);
});

test("protected: a cell that cannot be written to is said of its sheet", async () => {
  const { workbook, asked } = protectedPane();
  const cell = await asked.selectedCell();
  await expect(asked.fillCell(cell, 1)).rejects.toMatchObject({ sheet: "Sheet1" });
  const filled = asked.fill("Sheet1", [{ row: 0, column: 0, content: "a" }]);
  await expect(filled).rejects.toBeInstanceOf(Protected);
  expect(workbook.read("Sheet1", "A1").values).toEqual([[null]]);
});

test("protected: of what cannot be taken back it is said why, and what is left", async () => {
  const strict = new Set<"protected">();
  const { excel, workbook } = clientOnWorkbook({ strict, isEditing: () => false });
  const asked = excelWorkbook(excel.run);
  const plan = iterationSheet(exampleOrder(2005, "fide"), EN_SHEETS);
  const sheets = await asked.write([plan.name], () => [plan], SILENT);
  strict.add("protected");
  await expect(asked.remove(sheets)).rejects.toEqual(new Protected(null, [plan.name]));
  await expect(asked.remove(sheets)).rejects.toMatchObject({ sheet: null, left: [plan.name] });
  strict.delete("protected");
  expect(await asked.remove(sheets)).toBe(true);
  expect(workbook.sheets()).toEqual(["Sheet1"]);
});

/** An Excel in which one sheet alone is protected. */
function runWithProtected(sheet: string): typeof Excel.run {
  const of = (name: string) => ({
    name,
    protection: { load: () => undefined, protected: name === sheet },
  });
  const worksheets = { load: () => undefined, items: ["Plan", "Totals"].map(of), getItem: of };
  const context = {
    workbook: { protection: of("").protection, worksheets },
    sync: () => Promise.resolve(),
  };
  return ((batch: (of: object) => Promise<unknown>) => batch(context)) as typeof Excel.run;
}

const REFUSED = Object.assign(new Error("Excel's own words"), { code: "AccessDenied" });

test("of several sheets the one that is protected is found", async () => {
  const run = runWithProtected("Totals");
  await expect(onBook(run, Promise.reject(REFUSED))).rejects.toMatchObject({ sheet: "Totals" });
  const left = new LeftBehind(REFUSED, ["Plan", "Totals"]);
  await expect(onTakingBack(run, Promise.reject(left))).rejects.toMatchObject({
    sheet: "Totals",
    left: ["Plan", "Totals"],
  });
});

test("where nothing is protected Excel's own words stand", async () => {
  const run = runWithProtected("none");
  await expect(onBook(run, Promise.reject(REFUSED))).rejects.toBe(REFUSED);
  const left = new LeftBehind(REFUSED, ["Plan"]);
  await expect(onTakingBack(run, Promise.reject(left))).rejects.toBe(left);
  const lost = new LeftBehind(new Error("no answer"), ["Totals"]);
  await expect(onTakingBack(runWithProtected("Totals"), Promise.reject(lost))).rejects.toBe(lost);
});

test("what fails for another reason is said to have done so", async () => {
  const asked = excelWorkbook(clientOnWorkbook().excel.run);
  const filled = asked.fill("Nowhere", [{ row: 0, column: 0, content: "a" }]);
  await expect(filled).rejects.toMatchObject({ code: "ItemNotFound" });
});
