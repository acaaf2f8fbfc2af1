/** @jest-environment jsdom */
import { strFromU8, unzipSync } from "fflate";
import { saveXlsx } from "../../../src/workbench/xlsx/file";
import { clientOnWorkbook } from "../../support/officeClient";
import { opened } from "../../support/workbench";

const HALVES = '[=0.5]"½";[=1.5]"1½";General';
const YEARS = "[<=9999]0;yyyy";

/** Cells written and formatted by an add-in. */
async function shown(format: string, values: readonly (number | string)[]) {
  const { workbook, excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    const range = sheet.getRangeByIndexes(0, 0, values.length, 1);
    range.values = values.map((value) => [value]);
    range.numberFormat = values.map(() => [format]);
    range.load("numberFormat,text,values");
    await context.sync();
    expect(range.numberFormat.flat()).toEqual(values.map(() => format));
    expect(range.values.flat()).toEqual(values);
    expect(range.text).toEqual(workbook.read("Sheet1", `A1:A${values.length}`).text);
  });
  return workbook;
}

test.each([
  [HALVES, [0, 0.5, 1, 1.5, 2, "*"], ["0", "½", "1", "1½", "2", "*"]],
  [YEARS, [2008, 39_600], ["2008", "2008"]],
  ['[>0]0.0;[<0]"−"0.0;"even; or not"', [1, 0], ["1.0", "even; or not"]],
])("%s is shown by what it asks", async (format, values, texts) => {
  const workbook = await shown(format, values);
  const { text } = workbook.read("Sheet1", `A1:A${values.length}`);
  expect(text.flat()).toEqual(texts);
  const { getters } = workbook.model;
  const sheetId = getters.getActiveSheetId();
  expect(values.map((_, row) => getters.getCellText({ sheetId, col: 0, row }))).toEqual(texts);
});

test("a file has Excel's own format, and keeps it", async () => {
  const workbook = await shown(HALVES, [0.5]);
  const bytes = await saveXlsx(await opened(await saveXlsx(workbook)));
  const styles = strFromU8(unzipSync(bytes)["xl/styles.xml"]!);
  expect(styles).toContain('formatCode="[=0.5]&quot;½&quot;;[=1.5]&quot;1½&quot;;General"');
  const again = await opened(bytes);
  expect(again.read("Sheet1", "A1").text).toEqual([["½"]]);
  expect(again.read("Sheet1", "A1").values).toEqual([[0.5]]);
});
