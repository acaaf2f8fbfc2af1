import { askCircumstances, isCalculatedByHand } from "../../src/sheets/circumstances";
import { strictnessOf } from "../../src/workbench/engine/strictness";
import { clientOnWorkbook } from "../support/officeClient";

function workbookThat(search: string) {
  return clientOnWorkbook({ strict: strictnessOf(search), isEditing: () => false });
}

test("manual: a workbook that is calculated by hand is known by it, and what waits in it", async () => {
  const { excel } = workbookThat("?strict=manual");
  expect(await excel.run(askCircumstances)).toEqual({
    behind: 0,
    isByHand: true,
    isWaiting: false,
  });
  await excel.run(async (context) => {
    context.workbook.worksheets.getItem("Sheet1").getRange("A1").formulas = [["=1+1"]];
    await context.sync();
  });
  expect(await excel.run(askCircumstances)).toMatchObject({ isByHand: true, isWaiting: true });
});

test("Excel calculates by hand where it says so, and not where it says nothing", async () => {
  expect(await isCalculatedByHand(workbookThat("?strict=manual").excel.run)).toBe(true);
  expect(await isCalculatedByHand(workbookThat("?lenient").excel.run)).toBe(false);
  const throwing = () => Promise.reject(new Error("ApiNotFound"));
  expect(await isCalculatedByHand(throwing as unknown as typeof Excel.run)).toBe(false);
});
