import { extrasOf } from "../../../src/workbench/engine/sheetExtras";
import { clientOnWorkbook, faultOf } from "../../support/officeClient";

const SHEET = "Sheet1";

const ANYTHING = { custom: { formula: "=TRUE" } };

test("a prompt stands on every cell of the range", async () => {
  const { workbook, excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const { dataValidation } = context.workbook.worksheets.getItem(SHEET).getRange("A1:B1");
    dataValidation.rule = ANYTHING;
    dataValidation.prompt = { title: "PD", message: "8.1", showPrompt: true };
    await context.sync();
  });
  expect(workbook.note(SHEET, "B1")).toMatchObject({ title: "PD", text: "8.1" });
  expect(workbook.note(SHEET, "C1")).toBeNull();
});

test.each([
  ["a title of 33 signs", { title: "x".repeat(33), message: "" }],
  ["a message of 256 signs", { title: "", message: "x".repeat(256) }],
])("%s is too long", async (_, prompt) => {
  const { excel } = clientOnWorkbook();
  const fault = await faultOf(
    excel.run(async (context) => {
      const { dataValidation } = context.workbook.worksheets.getItem(SHEET).getRange("A1");
      dataValidation.prompt = { ...prompt, showPrompt: true };
      await context.sync();
    }),
  );
  expect(fault.code).toBe("InvalidArgument");
});

test("a rule of another kind than a custom one is not known", async () => {
  const { excel } = clientOnWorkbook();
  const fault = await faultOf(
    excel.run(async (context) => {
      const { dataValidation } = context.workbook.worksheets.getItem(SHEET).getRange("A1");
      dataValidation.rule = { wholeNumber: { formula1: 1, operator: "GreaterThan" } };
      await context.sync();
    }),
  );
  expect(fault.code).toBe("ApiNotFound");
});

test("a rule, what it says and how strict it is go into the file", async () => {
  const { workbook, excel } = clientOnWorkbook();
  await excel.run(async (context) => {
    const { dataValidation } = context.workbook.worksheets.getItem(SHEET).getRange("B2");
    dataValidation.rule = { custom: { formula: "=B2=2011" } };
    dataValidation.ignoreBlanks = false;
    dataValidation.errorAlert = {
      showAlert: true,
      style: "Stop",
      title: "Edition",
      message: "Fixed",
    };
    dataValidation.prompt = { showPrompt: true, title: "Edition", message: "Fixed here" };
    await context.sync();
  });
  const { getters } = workbook.model;
  expect(extrasOf({ getters }).getExtras(getters.getActiveSheetId()).validations).toEqual([
    {
      zones: [{ left: 1, right: 1, top: 1, bottom: 1 }],
      attributes: {
        allowBlank: "0",
        showErrorMessage: "1",
        errorStyle: "stop",
        errorTitle: "Edition",
        error: "Fixed",
        showInputMessage: "1",
        promptTitle: "Edition",
        prompt: "Fixed here",
      },
      rule: { attributes: { type: "custom" }, formulas: ["B2=2011"] },
    },
  ]);
});
