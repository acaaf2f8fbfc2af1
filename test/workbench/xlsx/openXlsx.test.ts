/** @jest-environment jsdom */
import { strFromU8, unzipSync } from "fflate";
import { saveXlsx } from "../../../src/workbench/xlsx/file";
import { LIMITS } from "../../../src/workbench/xlsx/limits";
import { OpenFault, OpeningStopped, type Fault } from "../../../src/workbench/xlsx/openFault";
import { openXlsx } from "../../../src/workbench/xlsx/openXlsx";
import { schemaFaults } from "../../support/schema";
import { bridge, functionNames, opened, workbookWithFide } from "../../support/workbench";
import {
  escaped,
  partsOf,
  workbookFile,
  zipped,
  type SheetInFile,
} from "../../support/workbookFile";
import { withSize } from "../../support/zipDirectory";

const SHEET = "Games";

const withRows = (rows: string, more: Partial<SheetInFile> = {}) =>
  workbookFile({ sheets: [{ name: SHEET, rows, ...more }] });

async function faultOf(bytes: Uint8Array): Promise<Fault> {
  try {
    await opened(bytes);
  } catch (error) {
    if (error instanceof OpenFault) return error.fault;
  }
  throw new Error("opened");
}

const read = async (bytes: Uint8Array, range: string) =>
  (await opened(bytes)).read(SHEET, range).values;

describe("what is not opened", () => {
  test("a cell at the last place of all, at once", async () => {
    const far = withRows('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>');
    expect(await faultOf(far)).toEqual({ kind: "tooFar", sheet: SHEET, cell: "XFD1048576" });
  });

  test("too many cells, before any is read", async () => {
    const row = `<row>${"<c><v>1</v></c>".repeat(100)}</row>`;
    const rows = LIMITS.cells / 100 + 1;
    const fault = await faultOf(withRows(row.repeat(rows)));
    expect(fault).toEqual({ kind: "tooManyCells", cells: rows * 100 });
  });

  test("sheets that reach too far with too little in them", async () => {
    const rows = '<row r="19000"><c r="ZZ19000"><v>1</v></c></row>';
    expect((await faultOf(withRows(rows))).kind).toBe("tooSpread");
  });

  test("a formula that fills more than there may be", async () => {
    const rows = '<row r="1"><c r="A1"><f t="array" ref="A1:XFD1048576">B1</f></c></row>';
    expect((await faultOf(withRows(rows))).kind).toBe("tooManyCells");
  });

  test("more than a browser holds, before it is unpacked; what is not used is not", async () => {
    const large = "xl/theme/theme1.xml";
    const parts = partsOf({ sheets: [{ name: SHEET }], parts: { [large]: "x" } });
    const unused = withSize(zipped(parts), large, 2 * LIMITS.bytes);
    expect((await opened(unused)).sheets()).toEqual([SHEET]);
    const theme = `<Override PartName="/${large}" ContentType="application/vnd.openxmlformats-officedocument.theme+xml"/>`;
    const types = parts["[Content_Types].xml"].replace("</Types>", `${theme}</Types>`);
    const used = withSize(
      zipped({ ...parts, "[Content_Types].xml": types }),
      large,
      2 * LIMITS.bytes,
    );
    const fault = await faultOf(used);
    expect(fault.kind === "tooLarge" && fault.bytes > 2 * LIMITS.bytes).toBe(true);
  });

  test.each([
    ["xl/workbook.xml", "<workbook><sheets>"],
    ["xl/worksheets/sheet1.xml", "<worksheet"],
    ["xl/sharedStrings.xml", "<sst></st>"],
    ["xl/_rels/workbook.xml.rels", "no xml"],
    ["xl/worksheets/sheet1.xml", '<!DOCTYPE a [<!ENTITY b "bb">]><worksheet>&b;</worksheet>'],
    ["xl/worksheets/sheet1.xml", "<worksheet><sheetData><row r='0'/></sheetData></worksheet>"],
    [
      "xl/worksheets/sheet1.xml",
      "<worksheet><sheetData><row><c r='1A'/></row></sheetData></worksheet>",
    ],
    [
      "xl/worksheets/sheet1.xml",
      "<worksheet><sheetData><row><c t='s'><v>7</v></c></row></sheetData></worksheet>",
    ],
  ])("damaged %s: %s", async (part, text) => {
    const bytes = zipped({ ...partsOf({ sheets: [{ name: SHEET }] }), [part]: text });
    expect(await faultOf(bytes)).toEqual({ kind: "damaged", part });
  });

  test("a zip that is no workbook", async () => {
    const types = "<Types/>";
    expect(await faultOf(zipped({ "a.txt": "x" }))).toEqual({ kind: "noWorkbook" });
    expect(await faultOf(zipped({ "[Content_Types].xml": types }))).toEqual({ kind: "noWorkbook" });
    const bytes = zipped({ "[Content_Types].xml": "x" });
    expect(await faultOf(bytes)).toEqual({ kind: "damaged", part: "[Content_Types].xml" });
  });
});

describe("what other programs write", () => {
  test("names of parts and elements of their own, and no numbers of rows and cells", async () => {
    const parts: Record<string, string> = partsOf({
      sheets: [
        {
          name: SHEET,
          rows: "<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>",
        },
      ],
    });
    const own = (text: string) => text.replace("worksheets/sheet1.xml", "Blätter/Spiele.xml");
    const prefixed = (xml: string) =>
      xml.replace("xmlns=", "xmlns:x=").replace(/<(\/?)(?=[a-z])/g, "<$1x:");
    const renamed = Object.entries(parts).map(([name, text]) => {
      return name.includes("/sheet1") ? [own(name), prefixed(text)] : [name, own(text)];
    });
    const bytes = zipped(Object.fromEntries(renamed) as Record<string, string>);
    expect(await read(bytes, "A1:B2")).toEqual([
      [1, 2],
      [3, null],
    ]);
  });

  test("values of every kind", async () => {
    const cells = [
      '<c t="s"><v>0</v></c>',
      '<c t="inlineStr"><is><r><t>Ann </t></r><r><t>B.</t></r><rPh><t>x</t></rPh></is></c>',
      '<c t="b"><v>1</v></c>',
      '<c t="e"><v>#N/A</v></c>',
      '<c t="d"><v>2024-05-06T12:00:00</v></c>',
      "<c><v>4.4999999999999998E-2</v></c>",
      "<c><v>NaN</v></c>",
      '<c t="str"><v>01</v></c>',
      '<c t="str"><v/></c>',
    ];
    const bytes = workbookFile({
      sheets: [{ name: SHEET, rows: `<row>${cells.join("")}</row>` }],
      texts: ["Zo_x00EB_"],
    });
    expect(await read(bytes, "A1:I1")).toEqual([
      ["Zoë", "AnnB.", true, "#N/A", 45418.5, 0.045, "NaN", "01", null],
    ]);
  });

  test("formulas: shared, of a table's column, filled, with signs of newer functions", async () => {
    const rows = `
      <row r="1"><c r="A1"><f t="shared" si="0" ref="A1:A3">B1*2</f></c><c r="B1"><v>1</v></c></row>
      <row r="2"><c r="A2"><f t="shared" si="0"/></c><c r="B2"><v>2</v></c></row>
      <row r="3"><c r="A3"><f t="array" ref="A3:A4">B1:B2+0</f></c>
        <c r="B3"><f>_xlfn.IFNA(_xlfn.IFNA(NA(),"_xlfn."),"")</f></c><c r="C3"><f>Games!#REF!+1</f></c></row>
      <row r="4"><c r="A4"><v>99</v></c><c r="B4"><f>_xldudf_FIDE_PD(100)</f></c></row>`;
    expect(await read(withRows(rows), "A1:C4")).toEqual([
      [2, 1, null],
      [4, 2, null],
      [1, "_xlfn.", "#REF!"],
      [2, 0.64, null],
    ]);
  });

  test("sheets in the order of their tabs, whatever their parts are called", async () => {
    const parts: Record<string, string> = partsOf({
      sheets: [{ name: "first" }, { name: "second" }, { name: "third" }],
    });
    const rels = parts["xl/_rels/workbook.xml.rels"]!;
    const swapped = rels.replace("sheet1.xml", "X").replace("sheet3.xml", "sheet1.xml");
    const bytes = zipped({
      ...parts,
      "xl/_rels/workbook.xml.rels": swapped.replace("X", "sheet3.xml"),
      "xl/worksheets/sheet3.xml": parts["xl/worksheets/sheet3.xml"]!.replace(
        "<sheetData>",
        "<sheetData><row><c><v>7</v></c></row>",
      ),
    });
    const workbook = await opened(bytes);
    expect(workbook.sheets()).toEqual(["first", "second", "third"]);
    expect(workbook.read("first", "A1").values).toEqual([[7]]);
  });

  test("looks of cells far from all content are left out, and this is said", async () => {
    const bytes = withRows(
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576" s="1"/></row>',
    );
    const { workbook, notKept } = await openXlsx(bytes, { bridge, functionNames });
    expect(workbook.read(SHEET, "A1").values).toEqual([[1]]);
    expect([...notKept]).toEqual(["looks"]);
  });

  test("what is neither shown nor saved is said", async () => {
    const bytes = workbookFile({
      sheets: [{ name: SHEET }],
      behind:
        '<definedNames><definedName name="limit" function="1">Macro()</definedName><definedName name="_xlnm._FilterDatabase" localSheetId="0">Games!$A$1</definedName></definedNames>',
      parts: {
        "xl/comments1.xml": "<comments/>",
        "xl/media/image1.png": "x",
        "xl/vbaProject.bin": "x",
        "xl/chartsheets/sheet1.xml": "<chartsheet/>",
      },
    });
    const { notKept } = await openXlsx(bytes, { bridge, functionNames });
    expect([...notKept].sort()).toEqual(["comments", "macros", "names", "otherSheets", "pictures"]);
  });

  test("areas over all rows and columns neither take long nor get lost", async () => {
    const everywhere = "A1:XFD1048576";
    const bytes = withRows("<row><c><v>1</v></c></row>", {
      behind: `<mergeCells><mergeCell ref="A3:XFD3"/></mergeCells>
        <conditionalFormatting sqref="${everywhere}"><cfRule type="cellIs" operator="equal" dxfId="0" priority="1"><formula>1</formula></cfRule></conditionalFormatting>
        <dataValidations><dataValidation type="list" sqref="${everywhere}"><formula1>"1,2"</formula1></dataValidation></dataValidations>`,
    });
    const workbook = await opened(bytes);
    expect(
      workbook.model.getters.getCellComputedStyle({ sheetId: "opened-1", col: 0, row: 0 }).bold,
    ).toBe(true);
    const sheet = strFromU8(unzipSync(await saveXlsx(workbook))["xl/worksheets/sheet0.xml"]!);
    for (const area of ['ref="A3:XFD3"', `<conditionalFormatting sqref="${everywhere}"`]) {
      expect(sheet).toContain(area);
    }
    expect(sheet).toMatch(/<dataValidation [^>]*sqref="A1:XFD1048576"/);
  });
});

describe("names of sheets", () => {
  const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "O'Neil"];

  test("an object's own words break nothing, and only an apostrophe is changed, also in formulas", async () => {
    const bytes = workbookFile({
      sheets: NAMES.map((name, index) => ({
        name,
        rows: `<row><c><v>${index}</v></c><c><f>'${escaped(name).replace(/'/g, "''")}'!A1+1</f></c><c><f>'O''Neil'!A1</f></c></row>`,
      })),
    });
    const { workbook, renames } = await openXlsx(bytes, { bridge, functionNames });
    expect(renames).toEqual([{ from: "O'Neil", to: "O’Neil" }]);
    const names = [...NAMES.slice(0, -1), "O’Neil"];
    expect(workbook.sheets()).toEqual(names);
    for (const [index, name] of names.entries()) {
      workbook.write(name, "A2", [["=FIDE.PD(100)", "new"]]);
      expect(workbook.read(name, "A1:C2").values).toEqual([
        [index, index + 1, names.length - 1],
        [0.64, "new", null],
      ]);
    }
    const again = await opened(await saveXlsx(workbook));
    expect(again.read("__proto__", "A1:B2").values).toEqual([
      [0, 1],
      [0.64, "new"],
    ]);
    again.deleteSheet("__proto__");
    again.addSheet("__proto__");
    again.renameSheet("constructor", "isPrototypeOf");
    again.write("__proto__", "A1", [["=isPrototypeOf!A1"]]);
    expect(again.read("__proto__", "A1").values).toEqual([[1]]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test("links lead to them", async () => {
    const link = (name: string) =>
      `<hyperlinks><hyperlink ref="A1" location="'${escaped(name).replace(/'/g, "''")}'!A1"/></hyperlinks>`;
    const bytes = workbookFile({
      sheets: [
        {
          name: SHEET,
          rows: '<row><c t="inlineStr"><is><t>go</t></is></c></row>',
          behind: link("O'Neil"),
        },
        { name: "O'Neil" },
      ],
    });
    const workbook = await opened(bytes);
    expect(workbook.read(SHEET, "A1").text).toEqual([["go"]]);
    const sheet = strFromU8(unzipSync(await saveXlsx(workbook))["xl/worksheets/sheet0.xml"]!);
    expect(sheet).toContain('location="O’Neil!A1"');
  });
});

describe("signs that XML does not have", () => {
  const TEXTS = ["a\uFFFFb", "\uFFFE", "\uD83C", "\u0000\u001F", "_x0041_", "two\nlines"];

  test("in cells, formulas, names and prompts: the file opens, and holds every one", async () => {
    const book = workbookWithFide();
    book.addSheet("a\uFFFFb");
    book.write("Sheet1", "A1", [TEXTS.map((text) => `'${text}`)]);
    book.write("Sheet1", "A2", [TEXTS.map((text) => `="${text}"`)]);
    book.write("Sheet1", "A3", [["='a\uFFFFb'!A1"]]);
    book.write("a\uFFFFb", "A1", [[5]]);
    book.writeNote("Sheet1", "A1", { title: "\uFFFF", text: "a\u0000b" });
    const bytes = await saveXlsx(book);
    expect(schemaFaults(bytes)).toEqual([]);
    const again = await opened(bytes);
    const { values } = again.read("Sheet1", "A1:F2");
    expect(values).toEqual([TEXTS, TEXTS]);
    expect(again.read("Sheet1", "A3").values).toEqual([[5]]);
    expect(again.note("Sheet1", "A1")).toEqual({ title: "\uFFFF", text: "a\u0000b" });
  });
});

test("the progress goes on, and can be stopped", async () => {
  const row = `<row>${"<c><v>1</v></c>".repeat(10)}</row>`;
  const bytes = withRows(row.repeat(500));
  const shares: number[] = [];
  await openXlsx(bytes, { bridge, functionNames, progress: (share) => shares.push(share) });
  expect(shares.length).toBeGreaterThan(2);
  expect([...shares].sort((one, other) => one - other)).toEqual(shares);
  expect(shares.every((share) => share >= 0 && share < 1)).toBe(true);
  const progress = () => {
    throw new OpeningStopped();
  };
  await expect(openXlsx(bytes, { bridge, functionNames, progress })).rejects.toThrow(
    OpeningStopped,
  );
});
