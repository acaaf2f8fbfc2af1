/** @jest-environment jsdom */
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { saveXlsx } from "../../../src/workbench/xlsx/file";
import { opened, workbookWithFide } from "../../support/workbench";

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
  const again = await opened(await saveXlsx(book));
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
  const texts = ["=A", "+12", "-3", "1/2", "01", "true", "'quoted", " =1+1", "$5", " 12", "plain"];
  texts.push("#N/A", "#REF!", "@me");
  book.write(SHEET, "A1", [texts.map((text) => `'${text}`)]);
  const bytes = await saveXlsx(book);
  const stored = strFromU8(unzipSync(bytes)["xl/sharedStrings.xml"]!);
  expect([...stored.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text)).toEqual(texts);
  const again = await opened(bytes);
  expect(again.read(SHEET, "A1:N1").values).toEqual([texts]);
});

test("texts within cells, as other programs write them", async () => {
  const emptyFile = await saveXlsx(workbookWithFide());
  const files = unzipSync(emptyFile);
  files["xl/worksheets/sheet0.xml"] = strToU8(
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">
      <c r="A1" t="inlineStr"><is><t>Ann</t></is></c><c r="B1" t="str"><v>01</v></c>
      <c r="C1" t="str"><v>=1+1</v></c></row></sheetData></worksheet>`,
  );
  const again = await opened(zipSync(files));
  expect(again.read(SHEET, "A1:C1").values).toEqual([["Ann", "01", "=1+1"]]);
});

test("errors are stored as errors of the file format, with their code", async () => {
  const book = workbookWithFide();
  book.write(SHEET, "A1", [["#N/A", "=1/0", "=A1:B2:C3", "=FIDE.RU(2000,0,5,,2014)"]]);
  const cells = sheetXml(await saveXlsx(book)).match(/<c r="[ABD]1"[^]*?<\/c>/g)!;
  expect(cells.map((cell) => [/ t="e"/.test(cell), /<v>([^<]*)<\/v>/.exec(cell)?.[1]])).toEqual([
    [true, "#N/A"],
    [true, "#DIV/0!"],
    [true, "#N/A"],
  ]);
});

test("notes and the page's layout go into the file", async () => {
  const book = workbookWithFide();
  book.write(SHEET, "A1", [["PD"]]);
  book.writeNote(SHEET, "A1", { title: "PD", text: "8.1 (2014)" });
  book.setPageLayout(SHEET, { orientation: "Landscape", zoom: { horizontalFitToPages: 1 } });
  const xml = sheetXml(await saveXlsx(book));
  expect(xml).toMatch(/<dataValidation [^>]*promptTitle="PD" prompt="8.1 \(2014\)" sqref="A1"/);
  expect(xml).toMatch(/<sheetPr>.*<pageSetUpPr fitToPage="1"\/><\/sheetPr>/s);
  expect(xml).toMatch(/<pageSetup fitToWidth="1" fitToHeight="0" orientation="landscape"\/>/);
});

test("a formula that the engine cannot read is kept as a text, one that says an unknown name as it is", async () => {
  const book = workbookWithFide();
  book.write(SHEET, "A1", [["=FIDE.PD(100", "=FIDE.PD(abc)"]]);
  expect(book.read(SHEET, "A1:B1").values).toEqual([["#NAME?", "#VALUE!"]]);
  const again = await opened(await saveXlsx(book));
  expect(again.read(SHEET, "A1:B1")).toMatchObject({
    values: [["=FIDE.PD(100", "#VALUE!"]],
    formulas: [["=FIDE.PD(100", "=FIDE.PD(abc)"]],
  });
});

test("an unknown name with a sign that no file can hold", async () => {
  const book = workbookWithFide();
  const formula = "='a\u000B\"'";
  book.write(SHEET, "A1", [[formula]]);
  const again = await opened(await saveXlsx(book));
  expect(again.read(SHEET, "A1").formulas).toEqual([[formula]]);
});

test("targets from the root on, and a file without styles", async () => {
  const book = workbookWithFide();
  book.write(SHEET, "A1", [["Ann", 2000]]);
  const files = unzipSync(await saveXlsx(book));
  const rels = "xl/_rels/workbook.xml.rels";
  const absolute = strFromU8(files[rels]!).replace(/Target="/g, 'Target="/xl/');
  delete files["xl/styles.xml"];
  const bytes = zipSync({ ...files, [rels]: strToU8(absolute) });
  const again = await opened(bytes);
  expect(again.read(SHEET, "A1:B1").values).toEqual([["Ann", 2000]]);
});

test("rows printed on every page are a name of the workbook", async () => {
  const book = workbookWithFide();
  book.setPageLayout(SHEET, { titleRows: "$1:$2" });
  const xml = strFromU8(unzipSync(await saveXlsx(book))["xl/workbook.xml"]!);
  expect(xml).toMatch(/"_xlnm.Print_Titles" localSheetId="0">'Sheet1'!\$1:\$2</);
});
