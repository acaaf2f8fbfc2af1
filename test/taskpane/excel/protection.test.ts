import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { iterationSheet } from "../../../src/sheets/iteration/iterationSheet";
import { Protected } from "../../../src/taskpane/excel/protection";
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

test("what fails for another reason is said to have done so", async () => {
  const asked = excelWorkbook(clientOnWorkbook().excel.run);
  const filled = asked.fill("Nowhere", [{ row: 0, column: 0, content: "a" }]);
  await expect(filled).rejects.toMatchObject({ code: "ItemNotFound" });
});
