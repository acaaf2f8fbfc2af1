/** @jest-environment jsdom */
import type { Workbook } from "../../../src/workbench/engine/workbook";
import { saveXlsx } from "../../../src/workbench/xlsx/file";
import { savedByLibreOffice, testInLibreOffice } from "../../support/libreOffice";
import { clientOnWorkbook } from "../../support/officeClient";
import { opened } from "../../support/workbench";

/** The colours of A1:A3 as they are shown. */
function shown({ model }: Workbook): unknown[] {
  const [sheetId] = model.getters.getSheetIds();
  return [0, 1, 2].map((row) => {
    const position = { sheetId: sheetId!, col: 0, row };
    const { fillColor, textColor } = model.getters.getCellComputedStyle(position);
    return [fillColor, textColor];
  });
}

async function marked(): Promise<Workbook> {
  const { excel, workbook } = clientOnWorkbook();
  workbook.write("Sheet1", "A1", [[1], [2], [3]]);
  workbook.write("Sheet1", "B1", [[1], [0], [3]]);
  await excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem("Sheet1").getRange("A1:A3");
    const { custom } = range.conditionalFormats.add("Custom");
    custom.rule.formula = "=A1<>B1";
    custom.format.fill.color = "#F8D7DA";
    custom.format.font.color = "#8B0000";
    await context.sync();
  });
  return workbook;
}

const PLAIN = [undefined, undefined];
const MARKED = ["#F8D7DA", "#8B0000"];

test("a mark comes and goes with what the cells show, each seen from itself", async () => {
  const workbook = await marked();
  expect(shown(workbook)).toEqual([PLAIN, MARKED, PLAIN]);
  workbook.write("Sheet1", "B2", [[2], [4]]);
  expect(shown(workbook)).toEqual([PLAIN, PLAIN, MARKED]);
});

test("it stays in a file that is saved and opened", async () => {
  const again = await opened(await saveXlsx(await marked()));
  expect(shown(again)).toEqual([PLAIN, MARKED, PLAIN]);
});

testInLibreOffice("and through LibreOffice and back", async () => {
  const again = await opened(savedByLibreOffice(await saveXlsx(await marked())));
  expect(shown(again)).toEqual([PLAIN, MARKED, PLAIN]);
});

test("rules other than a formula are not there", async () => {
  const { excel } = clientOnWorkbook();
  const run = excel.run(async (context) => {
    context.workbook.worksheets.getItem("Sheet1").getRange("A1").conditionalFormats.add("DataBar");
    await context.sync();
  });
  await expect(run).rejects.toMatchObject({ code: "ApiNotFound" });
});
