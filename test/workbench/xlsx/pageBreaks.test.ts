/** @jest-environment jsdom */
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { saveXlsx } from "../../../src/workbench/xlsx/file";
import { opened, workbookWithFide } from "../../support/workbench";

const SHEET = "Sheet1";
const TABLE = {
  hasFilters: false,
  totalRow: false,
  firstColumn: false,
  lastColumn: false,
  numberOfHeaders: 1,
  bandedRows: true,
  bandedColumns: false,
  styleId: "TableStyleMedium5",
};
const PART = "xl/worksheets/sheet0.xml";

/** A file of one sheet with something in place of its page breaks. */
async function fileWith(breaks: string): Promise<Uint8Array> {
  const files = unzipSync(await saveXlsx(workbookWithFide()));
  const sheet = strFromU8(files[PART]!).replace("</worksheet>", `${breaks}</worksheet>`);
  return zipSync({ ...files, [PART]: strToU8(sheet) });
}

test("they stand behind the page's setup, as Excel writes them", async () => {
  const book = workbookWithFide();
  book.write(SHEET, "A1", [["PD"]]);
  book.setPageLayout(SHEET, { orientation: "Landscape", pageBreaks: [11, 40] });
  const xml = strFromU8(unzipSync(await saveXlsx(book))[PART]!);
  expect(xml).toMatch(
    /<pageSetup [^>]*\/><rowBreaks count="2" manualBreakCount="2"><brk id="11" max="16383" man="1"\/><brk id="40" max="16383" man="1"\/><\/rowBreaks>/,
  );
});

test("what has to follow them does", async () => {
  const book = workbookWithFide();
  book.write(SHEET, "A1", [
    ["Name", "Rating"],
    ["Ann", 2000],
  ]);
  const { model } = book;
  const sheetId = model.getters.getActiveSheetId();
  const ranges = [model.getters.getRangeDataFromXc(sheetId, "A1:B2")];
  model.dispatch("CREATE_TABLE", { sheetId, ranges, config: TABLE, tableType: "static" });
  book.setPageLayout(SHEET, { orientation: "Portrait", pageBreaks: [1] });
  const xml = strFromU8(unzipSync(await saveXlsx(book))[PART]!);
  expect(xml).toMatch(/<pageSetup .*<rowBreaks .*<tableParts /s);
});

test("saved and opened again, every sheet has its own", async () => {
  const book = workbookWithFide();
  for (const name of ["R & D", "None", "Données"]) book.addSheet(name);
  book.setPageLayout("R & D", { pageBreaks: [11, 40] });
  book.setPageLayout("Données", { pageBreaks: [300] });
  const again = await opened(await saveXlsx(await opened(await saveXlsx(book))));
  expect(again.sheets().map((name) => again.pageLayout(name).pageBreaks)).toEqual([
    undefined,
    [11, 40],
    undefined,
    [300],
  ]);
  expect(again.model.getters.canUndo()).toBe(false);
});

test("other programs' breaks: in any order, and not where pages only happened to end", async () => {
  const bytes = await fileWith(
    '<rowBreaks count="4"><brk id="40" man="true"/><brk id="20"/><brk id="30" man="0"/>' +
      '<brk id="11" man="1"/></rowBreaks><colBreaks count="1"><brk id="3" man="1"/></colBreaks>',
  );
  const again = await opened(bytes);
  expect(again.pageLayout(SHEET)).toEqual({ pageBreaks: [11, 40], columnBreaks: [3] });
});
