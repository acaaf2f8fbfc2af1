import { EN_PAPER } from "../../src/i18n/en/paper";
import { FR_PAPER } from "../../src/i18n/fr/paper";
import addin from "../../package.json";
import { footerOf } from "../../src/sheets/footer";
import { printSheet } from "../../src/sheets/printSheet";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { BARE_PLAN } from "../support/barePlan";
import { clientOnWorkbook } from "../support/officeClient";

async function printed(plan: SheetPlan) {
  const { excel, workbook, answers } = clientOnWorkbook();
  await excel.run(async (context) => {
    printSheet(context.workbook.worksheets.getItem(plan.name), plan);
    await context.sync();
  });
  expect(answers.filter(({ Error }) => Error !== undefined)).toEqual([]);
  return workbook.pageLayout(plan.name);
}

test.each([[undefined], [[11, 40]]])("pages begin before the rows %j", async (pageBreaks) => {
  const plan = { ...BARE_PLAN, ...(pageBreaks === undefined ? {} : { pageBreaks }) };
  const layout = await printed(plan);
  const zoom = pageBreaks === undefined ? { horizontalFitToPages: 1 } : { scale: 90 };
  expect([layout.pageBreaks, layout.zoom]).toEqual([pageBreaks, zoom]);
});

test("headings stand on every page, and nothing but the plan's area is printed", async () => {
  const area = { row: 0, column: 0, rows: 30, columns: 28 };
  const layout = await printed({ ...BARE_PLAN, titleRows: { first: 5, last: 6 }, printed: area });
  expect([layout.titleRows, layout.printArea]).toEqual(["$5:$6", "$A$1:$AB$30"]);
});

test.each([
  [EN_PAPER, "Edition 2024", "&8 Page &P of &N", "FIDE Rating"],
  [FR_PAPER, "Édition 2024", "&8 Page &P sur &N", "Classement FIDE"],
])("at the foot: event and edition, the page, the day and the add-in's version", async (...all) => {
  const [words, edition, page, product] = all;
  const footer = footerOf("2nd Fish & Chips Open", "2024", words);
  const { headerFooter } = await printed({ ...BARE_PLAN, footer });
  expect(headerFooter?.texts).toEqual({
    oddFooter:
      `&L&8 2nd Fish && Chips Open\n${edition}` + `&C${page}&R&8 &D\n${product} ${addin.version}`,
  });
});
