/** @jest-environment jsdom */
import { EN_EVENT_FILE } from "../../../src/i18n/en/eventFile";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { writeSheets } from "../../../src/sheets/writeSheets";
import { saveXlsx } from "../../../src/workbench/xlsx/file";
import { everySheet } from "../../support/everySheet";
import { printedPages, testOfPrintedPages } from "../../support/libreOffice";
import { clientOnWorkbook } from "../../support/officeClient";

/** By the numbers that files have for them. */
const PAPERS = { A4: "9", Letter: "1" };

/** The texts in the rows that a plan repeats. */
function repeated({ cells, titleRows, printed }: SheetPlan): string[] {
  return cells
    .filter(({ column }) => column < printed.columns)
    .filter(({ row }) => row + 1 >= titleRows.first && row + 1 <= titleRows.last)
    .flatMap(({ content }) => (typeof content === "string" ? [content] : []));
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

for (const [paper, paperSize] of Object.entries(PAPERS)) {
  testOfPrintedPages(
    `every page of every kind of sheet has its headings and something under them, and no table 8.1 (${paper})`,
    async () => {
      const books = everySheet({ sheets: EN_SHEETS, eventFile: EN_EVENT_FILE }, "plain");
      for (const book of books) {
        const { excel, workbook } = clientOnWorkbook();
        const names = book.map(({ name }) => name);
        const written = await writeSheets(excel.run, names, () => book);
        for (const { name } of written) {
          workbook.setPageLayout(name, { pageSetup: { paperSize } });
        }
        workbook.deleteSheet("Sheet1");
        const pages = printedPages(await saveXlsx(workbook));
        for (const plan of book) {
          const own = pages.filter((page) => isOf(page, plan));
          expect(own.length).toBeGreaterThan(0);
          const headings = repeated(plan).flatMap(words);
          for (const page of own) {
            expect(words(page)).toEqual(expect.arrayContaining(headings));
            expect(words(page).length).toBeGreaterThan(headings.length + OF_THE_FOOT);
          }
        }
        const all = pages.join("\n");
        for (const article of ["8.1", "8.1.2", "10.1"]) {
          expect(all).not.toContain(EN_SHEETS.tables(article));
        }
      }
    },
  );
}

/** Event, edition, page, day and version are about so many words. */
const OF_THE_FOOT = 14;

/** Its foot tells of which sheet a page is. */
function isOf(page: string, { footer }: SheetPlan): boolean {
  const [event] = footer.left;
  const [title = ""] = typeof event === "string" ? event.split("\n") : [];
  const foot = page.trimEnd().split("\n").slice(-4);
  return foot.some((line) => line.trim().startsWith(title.slice(0, 30).trim()));
}
