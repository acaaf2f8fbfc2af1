import { formatSheet } from "../../src/sheets/formatSheet";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { clientOnWorkbook } from "../support/officeClient";

const PLAIN: SheetPlan = {
  name: "Sheet1",
  cells: [],
  looks: [],
  widths: [],
  hints: [],
  refusals: [],
  names: [],
  frozen: { rows: 1, columns: 0 },
  titleRows: { first: 1, last: 1 },
};

test.each([[undefined], [[11, 40]]])("pages begin before the rows %j", async (pageBreaks) => {
  const { excel, workbook, answers } = clientOnWorkbook();
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(PLAIN.name);
    const plan = { ...PLAIN, ...(pageBreaks === undefined ? {} : { pageBreaks }) };
    Array.from(formatSheet(sheet, plan));
    await context.sync();
  });
  const layout = workbook.pageLayout(PLAIN.name);
  const zoom = pageBreaks === undefined ? { horizontalFitToPages: 1 } : { scale: 80 };
  expect([layout.pageBreaks, layout.zoom]).toEqual([pageBreaks, zoom]);
  expect(answers.filter(({ Error }) => Error !== undefined)).toEqual([]);
});
