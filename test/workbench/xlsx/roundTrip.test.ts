/** @jest-environment jsdom */
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { saveXlsx } from "../../../src/workbench/xlsx/file";
import type { Workbook } from "../../../src/workbench/engine/workbook";
import { schemaFaults } from "../../support/schema";
import { opened, workbookWithFide } from "../../support/workbench";
import { workbookFile } from "../../support/workbookFile";

const SHEET = "Ratings";

/** A sheet with all that a person sets up for printing and typing, as Excel writes it. */
const FULL = workbookFile({
  sheets: [
    {
      name: SHEET,
      before:
        '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>',
      rows: '<row r="1" ht="30" customHeight="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c><c r="B1" t="inlineStr"><is><t>Result</t></is></c></row><row r="2"><c r="A2"><v>1</v></c><c r="B2"><f>A2*2</f><v>2</v></c></row><row r="3" hidden="1"><c r="A3" t="b"><v>1</v></c></row>',
      behind: `
        <autoFilter ref="$A$1:B3"/>
        <mergeCells count="1"><mergeCell ref="A5:XFD5"/></mergeCells>
        <conditionalFormatting sqref="B2:B1048576"><cfRule type="expression" dxfId="0" priority="1"><formula>B2&gt;1</formula></cfRule></conditionalFormatting>
        <dataValidations count="5">
          <dataValidation type="list" errorStyle="information" allowBlank="1" showInputMessage="1" showErrorMessage="1" errorTitle="Wrong" error="1, ½ or 0" promptTitle="Result" prompt="As White&#10;sees it" sqref="B2:B1048576"><formula1>"1,½,0"</formula1></dataValidation>
          <dataValidation type="whole" operator="between" showErrorMessage="1" sqref="C2:C9"><formula1>1000</formula1><formula2>3000</formula2></dataValidation>
          <dataValidation type="decimal" errorStyle="warning" operator="greaterThan" sqref="D2:D9"><formula1>0</formula1></dataValidation>
          <dataValidation showInputMessage="1" promptTitle="Name" prompt="Family name first" sqref="A1"/>
          <dataValidation type="custom" allowBlank="1" showInputMessage="1" promptTitle="We" prompt="8.56" sqref="E1 G1:H1"><formula1>TRUE</formula1></dataValidation>
        </dataValidations>
        <printOptions horizontalCentered="1"/>
        <pageMargins left="0.3" right="0.3" top="0.5" bottom="0.5" header="0.2" footer="0.2"/>
        <pageSetup paperSize="9" fitToHeight="0" orientation="landscape"/>
        <headerFooter differentFirst="1"><oddHeader>&amp;CRatings</oddHeader><firstFooter>&amp;RPage &amp;P</firstFooter></headerFooter>
        <rowBreaks count="1" manualBreakCount="1"><brk id="20" max="16383" man="1"/></rowBreaks>
        <colBreaks count="1" manualBreakCount="1"><brk id="4" max="1048575" man="1"/></colBreaks>`,
    },
    { name: "Scaled", behind: '<pageSetup scale="70" orientation="portrait"/>' },
  ],
  behind: `<definedNames>
      <definedName name="_xlnm.Print_Area" localSheetId="0">Ratings!$A$1:$D$40,Ratings!$F$1:$H$9</definedName>
      <definedName name="_xlnm.Print_Titles" localSheetId="0">Ratings!$A:$B,Ratings!$1:$2</definedName>
    </definedNames>`,
});

/** Everything that a file holds of a workbook, as the workbench has it. */
function contentsOf(workbook: Workbook) {
  const { getters } = workbook.model;
  return getters.getSheetIds().map((sheetId) => {
    const name = getters.getSheetName(sheetId);
    return {
      name,
      cells: workbook.read(name, "A1:D9"),
      rules: getters.getDataValidationRules(sheetId).map(({ criterion, isBlocking, ranges }) => ({
        criterion,
        isBlocking,
        zones: ranges.map(({ zone }) => zone),
      })),
      formats: getters.getConditionalFormats(sheetId).map(({ ranges, rule }) => ({ ranges, rule })),
      merges: getters
        .getMerges(sheetId)
        .map(({ left, right, top, bottom }) => [left, right, top, bottom]),
      panes: getters.getPaneDivisions(sheetId),
      height: getters.getRowSize(sheetId, 0),
      isHidden: getters.isRowHidden(sheetId, 2),
      layout: workbook.pageLayout(name),
      filtered: workbook.filtered(name),
      notes: ["A1", "B2", "B90", "C2", "E1", "F1", "H1"].map((cell) => workbook.note(name, cell)),
    };
  });
}

async function savedTwice(bytes: Uint8Array) {
  const first = await opened(bytes);
  const once = await saveXlsx(first);
  const second = await opened(once);
  const twice = await saveXlsx(second);
  return { first, once, second, twice, third: await opened(twice) };
}

test("opened, saved, opened and saved again: everything is there, and strict readers take it", async () => {
  const { first, once, second, twice, third } = await savedTwice(FULL);
  expect(contentsOf(second)).toEqual(contentsOf(first));
  expect(contentsOf(third)).toEqual(contentsOf(first));
  expect(schemaFaults(once)).toEqual([]);
  expect(schemaFaults(twice)).toEqual([]);
});

test("which list has filters", async () => {
  const { third } = await savedTwice(FULL);
  expect([SHEET, "Scaled"].map((sheet) => third.filtered(sheet))).toEqual(["A1:B3", null]);
});

test("how it is printed", async () => {
  const { third } = await savedTwice(FULL);
  expect(third.pageLayout(SHEET)).toEqual({
    orientation: "Landscape",
    zoom: { horizontalFitToPages: 1 },
    titleRows: "$1:$2",
    titleColumns: "$A:$B",
    printArea: "$A$1:$D$40,$F$1:$H$9",
    pageBreaks: [20],
    columnBreaks: [4],
    pageSetup: { paperSize: "9" },
    pageMargins: {
      left: "0.3",
      right: "0.3",
      top: "0.5",
      bottom: "0.5",
      header: "0.2",
      footer: "0.2",
    },
    printOptions: { horizontalCentered: "1" },
    headerFooter: {
      attributes: { differentFirst: "1" },
      texts: { oddHeader: "&CRatings", firstFooter: "&RPage &P" },
    },
  });
  expect(third.pageLayout("Scaled")).toEqual({ orientation: "Portrait", zoom: { scale: 70 } });
});

test("what cells say when they are pointed at", async () => {
  const { third } = await savedTwice(FULL);
  expect(contentsOf(third)[0]!.notes).toEqual([
    { title: "Name", text: "Family name first" },
    { title: "Result", text: "As White\nsees it" },
    { title: "Result", text: "As White\nsees it" },
    null,
    { title: "We", text: "8.56" },
    null,
    { title: "We", text: "8.56" },
  ]);
});

test("a sheet that the pane made is the same to strict readers, also after the second saving", async () => {
  const book = workbookWithFide();
  book.write("Sheet1", "A1", [["Rating", "=FIDE.PD(100)", "=FIDE.PD(D1:D2)", 100, "½"]]);
  book.style("Sheet1", "A1:B1", { bold: true, fillColor: "#E8F1EC", textColor: "#0F6B4F" });
  book.border("Sheet1", "A1:B1", { position: "bottom", style: "thin", color: "#000000" });
  book.format("Sheet1", "B1", "0.00");
  book.writeNote("Sheet1", "A1", { title: "PD", text: "8.1 (2014)" });
  book.setPageLayout("Sheet1", {
    orientation: "Landscape",
    zoom: { horizontalFitToPages: 1 },
    titleRows: "$1:$1",
    printArea: "$A$1:$C$1",
    headerFooter: { attributes: {}, texts: { oddFooter: "&L&8 Open\nÉdition 2024&CPage &P/&N" } },
    pageBreaks: [11],
  });
  book.changeExtras("Sheet1", () => ({ filtered: "A1:C1" }));
  book.freeze("Sheet1", "ROWS", 1);
  const bytes = await saveXlsx(book);
  const { twice, third } = await savedTwice(bytes);
  expect(schemaFaults(bytes)).toEqual([]);
  expect(schemaFaults(twice)).toEqual([]);
  expect(third.pageLayout("Sheet1")).toEqual(book.pageLayout("Sheet1"));
  expect(third.filtered("Sheet1")).toBe("A1:C1");
  expect(third.note("Sheet1", "A1")).toEqual({ title: "PD", text: "8.1 (2014)" });
});

test.each([
  ["an empty errorStyle", 'errorStyle="information"', 'errorStyle=""', "errorStyle"],
  ["parts out of order", /(<printOptions[^>]*>)(<pageMargins[^>]*>)/, "$2$1", "printOptions"],
  ["an area that is none", 'sqref="C2:C9"', 'sqref="C2:"', "sqref"],
])("the strict reader is one: %s", async (_, from, to, complaint) => {
  const files = unzipSync(await saveXlsx(await opened(FULL)));
  const part = "xl/worksheets/sheet0.xml";
  const before = strFromU8(files[part]!);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  const faults = schemaFaults(zipSync({ ...files, [part]: strToU8(after) }));
  expect(faults[0]).toContain(complaint);
});
