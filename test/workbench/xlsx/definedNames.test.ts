/** @jest-environment jsdom */
import { strFromU8, unzipSync } from "fflate";
import { addName, namesOf } from "../../../src/workbench/engine/names/names";
import { saveXlsx } from "../../../src/workbench/xlsx/file";
import { openXlsx } from "../../../src/workbench/xlsx/openXlsx";
import { schemaFaults } from "../../support/schema";
import { bridge, functionNames, opened, workbookWithFide } from "../../support/workbench";
import { workbookFile } from "../../support/workbookFile";

const SHEET = "Rating report";

function cell(reference: string, formula: string): string {
  return `<c r="${reference}"><f>${formula}</f><v>0</v></c>`;
}

/** Two sheets, the second between chart sheets, with the names that programs write. */
function foreign(names: string, formulas: readonly string[] = []): Uint8Array {
  const cells = formulas.map((formula, index) => cell(`B${index + 1}`, formula));
  const rows = `<row r="1"><c r="A1"><v>2400</v></c>${cells[0] ?? ""}</row>`;
  const others = cells.slice(1).map((each, index) => `<row r="${index + 2}">${each}</row>`);
  return workbookFile({
    sheets: [{ name: "It's" }, { name: SHEET, rows: rows + others.join("") }],
    behind: `<definedNames>${names}</definedNames>`,
  });
}

test("names stand beside those for printing, with the places of their sheets", async () => {
  const book = workbookWithFide();
  book.addSheet(SHEET);
  const scope = book.model.getters.getSheetIdByName(SHEET)!;
  const target = { sheetId: scope, zone: { left: 1, right: 2, top: 1, bottom: 8 } };
  addName(book.model, { scope, name: "Rc_mean" }, { target, comment: "8.2 & more" });
  addName(book.model, { scope: null, name: "bonus" }, { target: "15", isVisible: false });
  book.setPageLayout(SHEET, { titleRows: "$1:$1" });
  const bytes = await saveXlsx(book);
  const workbook = strFromU8(unzipSync(bytes)["xl/workbook.xml"]!);
  expect(workbook).toContain(
    "<definedNames>" +
      `<definedName name="_xlnm.Print_Titles" localSheetId="1">'Rating report'!$1:$1</definedName>` +
      `<definedName name="Rc_mean" comment="8.2 &amp; more" localSheetId="1">'Rating report'!$B$2:$C$9</definedName>` +
      '<definedName name="bonus" hidden="1">15</definedName>' +
      "</definedNames>",
  );
  expect(schemaFaults(bytes)).toEqual([]);
});

test("saved and opened again: names, their formulas, comments and formulas that say them", async () => {
  const book = workbookWithFide();
  book.addSheet(SHEET);
  const ids = ["Sheet1", SHEET].map((sheet) => book.model.getters.getSheetIdByName(sheet)!);
  for (const scope of ids) {
    const target = { sheetId: scope, zone: { left: 0, right: 0, top: 0, bottom: 0 } };
    addName(book.model, { scope, name: "Ra" }, { target, comment: "8.2" });
  }
  addName(book.model, { scope: ids[0]!, name: "gone" }, { target: "#REF!" });
  addName(book.model, { scope: null, name: "total" }, { target: "SUM(Sheet1!$A$1:$A$9)" });
  book.write("Sheet1", "A1", [[1, "=Ra+1", "=total", "=FIDE.PD(Ra)", `='${SHEET}'!Ra`, "=gone"]]);
  book.write(SHEET, "A1", [[2, "=Ra+1", "=Sheet1!Ra"]]);
  const again = await opened(await saveXlsx(await opened(await saveXlsx(book))));
  expect(again.sheets().map((sheet) => again.names(sheet))).toEqual([
    { Ra: "A1", gone: "#REF!" },
    { Ra: "A1" },
  ]);
  expect(
    namesOf(again.model)
      .getDefinedNames()
      .map(({ comment }) => comment),
  ).toEqual(["8.2", "8.2", "", ""]);
  for (const [sheet, area] of [
    ["Sheet1", "A1:F1"],
    [SHEET, "A1:C1"],
  ] as const) {
    expect(again.read(sheet, area)).toEqual(book.read(sheet, area));
  }
  expect(again.model.getters.canUndo()).toBe(false);
});

test("other programs' names: of the workbook, of a renamed sheet, of whole columns, in capitals", async () => {
  const bytes = foreign(
    `<definedName name="limit">'Rating report'!$A$1</definedName>
     <definedName name="own" localSheetId="1" comment="c" hidden="true">'It''s'!$B$2</definedName>
     <definedName name="all" localSheetId="0">'Rating report'!$A$1:$A$1048576</definedName>
     <definedName name="line" localSheetId="0">'Rating report'!$A$3:$XFD$3</definedName>
     <definedName name="K">IF(limit&gt;2399,10,20)</definedName>
     <definedName name="_xlnm._FilterDatabase" localSheetId="1" hidden="1">'Rating report'!$A$1</definedName>`,
    ["LIMIT*2", "SUM('It''s'!all)-SUM(B1:B9)+SUM(B1:B9)", "K"],
  );
  const { workbook, notKept } = await openXlsx(bytes, { bridge, functionNames });
  expect([...notKept]).toEqual([]);
  expect(workbook.names(SHEET)).toEqual({ own: "'It’s'!B2" });
  expect(workbook.read(SHEET, "B1").values).toEqual([[4800]]);
  expect(workbook.read(SHEET, "B3").values).toEqual([[10]]);
  const xml = strFromU8(unzipSync(await saveXlsx(workbook))["xl/workbook.xml"]!);
  expect(xml).toContain(`<definedName name="limit">'Rating report'!$A$1</definedName>`);
  expect(xml).toContain(
    `<definedName name="own" comment="c" localSheetId="1" hidden="1">'It’s'!$B$2</definedName>`,
  );
  expect(xml).toContain(
    `<definedName name="all" localSheetId="0">'Rating report'!$A:$A</definedName>`,
  );
  expect(xml).toContain(
    `<definedName name="line" localSheetId="0">'Rating report'!$3:$3</definedName>`,
  );
  expect(xml).toContain(`<definedName name="K">IF(limit&gt;2399,10,20)</definedName>`);
});

test.each([
  '<definedName name="macro" function="1">Macro1</definedName>',
  '<definedName name="other">[1]Sheet1!$A$1</definedName>',
  '<definedName name="column">Table1[Points]</definedName>',
  '<definedName name="nowhere" localSheetId="7">$A$1</definedName>',
  '<definedName name="RC">Games!$A$1</definedName>',
  '<definedName name="empty"></definedName>',
])("%s is not kept, and this is said", async (name) => {
  const { workbook, notKept } = await openXlsx(foreign(name), { bridge, functionNames });
  expect([...notKept]).toEqual(["names"]);
  expect(namesOf(workbook.model).getDefinedNames()).toEqual([]);
});

test("two names that differ in capitals alone are one", async () => {
  const bytes = foreign(
    '<definedName name="k">1</definedName><definedName name="K">2</definedName>',
    ["k"],
  );
  const { workbook, notKept } = await openXlsx(bytes, { bridge, functionNames });
  expect([...notKept]).toEqual(["names"]);
  expect(workbook.read(SHEET, "B1").values).toEqual([[1]]);
});
