import { strToU8, zipSync } from "fflate";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const CONTENT_TYPES = "http://schemas.openxmlformats.org/package/2006/content-types";
const SHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const STYLES =
  "<fonts><font/><font><b/></font></fonts><fills><fill><patternFill/></fill></fills><borders><border/></borders>" +
  '<cellXfs><xf/><xf fontId="1" numFmtId="2"/></cellXfs><dxfs><dxf><font><b/></font></dxf></dxfs>';

/** A sheet as another program might write it. */
export interface SheetInFile {
  readonly name: string;
  /** Rows, as <row>…</row>. */
  readonly rows?: string;
  /** What stands before and behind the rows. */
  readonly before?: string;
  readonly behind?: string;
  readonly state?: string;
}

export interface WorkbookInFile {
  readonly sheets: readonly SheetInFile[];
  readonly texts?: readonly string[];
  /** Behind the list of sheets. */
  readonly behind?: string;
  /** In the place of parts, and beside them. */
  readonly parts?: Readonly<Record<string, string>>;
}

/** The parts of an .xlsx file, written by hand. */
export function partsOf({ sheets, texts = [], behind = "", parts = {} }: WorkbookInFile) {
  const numbered = sheets.map((sheet, index) => ({ ...sheet, id: index + 1 }));
  const worksheets = numbered.map(({ id, rows = "", before = "", behind: after = "" }) => [
    `xl/worksheets/sheet${id}.xml`,
    `<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
  ]);
  const listed = numbered.map(
    ({ id, name, state = "visible" }) =>
      `<sheet name="${escaped(name)}" sheetId="${id}" state="${state}" r:id="rId${id}"/>`,
  );
  return {
    "[Content_Types].xml": contentTypes(sheets.length),
    "_rels/.rels": relations([["rId1", "officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join("")}</sheets>${behind}</workbook>`,
    "xl/_rels/workbook.xml.rels": relations(
      numbered.map(({ id }) => [`rId${id}`, "worksheet", `worksheets/sheet${id}.xml`]),
    ),
    "xl/styles.xml": `<styleSheet xmlns="${MAIN}">${STYLES}</styleSheet>`,
    "xl/sharedStrings.xml": `<sst xmlns="${MAIN}">${texts.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`,
    ...(Object.fromEntries(worksheets) as Record<string, string>),
    ...parts,
  };
}

export function workbookFile(workbook: WorkbookInFile): Uint8Array {
  return zipped(partsOf(workbook));
}

export function zipped(parts: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  );
}

function contentTypes(sheets: number): string {
  const overrides = [
    ["xl/workbook.xml", `${SHEET_TYPE}.sheet.main+xml`],
    ["xl/styles.xml", `${SHEET_TYPE}.styles+xml`],
    ["xl/sharedStrings.xml", `${SHEET_TYPE}.sharedStrings+xml`],
    ...Array.from({ length: sheets }, (_, index) => [
      `xl/worksheets/sheet${index + 1}.xml`,
      `${SHEET_TYPE}.worksheet+xml`,
    ]),
  ].map(([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`);
  const xml = '<Default Extension="xml" ContentType="application/xml"/>';
  return `<Types xmlns="${CONTENT_TYPES}">${xml}${overrides.join("")}</Types>`;
}

function relations(all: readonly (readonly [string, string, string])[]): string {
  const parts = all.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${escaped(target)}"/>`,
  );
  return `<Relationships xmlns="${RELATIONS}">${parts.join("")}</Relationships>`;
}

export function escaped(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/"/g, "&quot;")
    .replace(/\n/g, "&#10;");
}
