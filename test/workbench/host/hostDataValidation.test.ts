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
