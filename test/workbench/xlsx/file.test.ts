/** @jest-environment jsdom */
import { strFromU8, unzipSync } from "fflate";
import { openXlsx, saveXlsx } from "../../../src/workbench/xlsx/file";
import { bridge, functionNames, workbookWithFide } from "../../support/workbench";

const SHEET = "Sheet1";

function filled() {
  const book = workbookWithFide();
  book.write(SHEET, "A1", [
    [100, "=FIDE.PD(A1:A3)", '=FIDE.PD("x")', "½"],
    [200, null, "=FIDE.TABLE.DP(2005)", true],
    [300, null, null, "=SUM(A1:A3)"],
  ]);
  book.style(SHEET, "A1", { bold: true });
  book.addSheet("Données");
  book.write("Données", "A1", [["=FIDE.EXPECTED(2813,Sheet1!A1+2300,2025)"]]);
  return book;
}

const sheetXml = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)["xl/worksheets/sheet0.xml"]!);

test("functions are stored under Excel's names, errors as errors, spills with their values", async () => {
  const xml = sheetXml(await saveXlsx(filled()));
  expect(xml).toContain(">_xldudf_FIDE_PD(A1:A3)</f>");
  expect(xml).toContain(">_xldudf_FIDE_TABLE.DP(2005)</f>");
  expect(xml).not.toContain(">FIDE.");
  expect(xml).toMatch(/<f t="array" ref="B1:B3">_xldudf_FIDE_PD/);
  expect(xml).toMatch(/<f>_xldudf_FIDE_PD\("x"\)/);
  expect(xml).toMatch(/<c r="C1"[^>]* t="e"/);
  expect(xml).toMatch(/<c r="B3"[^>]*>\s*<v>0.85<\/v>/);
});

test("saved and opened again: values, formulas and styles stay", async () => {
  const book = filled();
  const again = openXlsx(await saveXlsx(book), bridge, functionNames);
  expect(again.sheets()).toEqual(["Sheet1", "Données"]);
  for (const range of ["A1:D3", "C2:D102"]) {
    expect(again.read(SHEET, range).values).toEqual(book.read(SHEET, range).values);
  }
  expect(again.read(SHEET, "B1:C1").formulas).toEqual([["=FIDE.PD(A1:A3)", '=FIDE.PD("x")']]);
  expect(again.read("Données", "A1").values).toEqual([[0.93]]);
  const style = again.model.getters.getCellStyle({
    sheetId: again.model.getters.getSheetIds()[0]!,
    col: 0,
    row: 0,
  });
  expect(style.bold).toBe(true);
  again.write(SHEET, "A1", [[0]]);
  expect(again.read(SHEET, "B1").values).toEqual([[0.5]]);
});

test("texts that look like something else stay texts, and have no apostrophe in the file", async () => {
  const book = workbookWithFide();
  const texts = ["=A", "+12", "-3", "1/2", "01", "true", "'quoted", "plain"];
  book.write(SHEET, "A1", [texts.map((text) => `'${text}`)]);
  const bytes = await saveXlsx(book);
  const stored = strFromU8(unzipSync(bytes)["xl/sharedStrings.xml"]!);
  expect([...stored.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text)).toEqual(texts);
  const again = openXlsx(bytes, bridge, functionNames);
  expect(again.read(SHEET, "A1:H1").values).toEqual([texts]);
});
