import fc from "fast-check";
import { escaped, partsOf, zipped, type SheetInFile, type WorkbookInFile } from "./workbookFile";

const NAMES = [
  ...["Games", "games", "__proto__", "constructor", "toString", "hasOwnProperty", "O'Neil", "a!b"],
  ...["=1+1", " ", "a/b", "x".repeat(40), "été", "\uFFFF", "'", "History", "R1C1", "1:2", '"'],
];
const TEXTS = [
  ...["Ann", "=A1", "+12", "'x", "½", "_x0041_", "_xFFFF_", "TRUE", "1/2", "[a](b)", "#N/A", ""],
  ...["x".repeat(5000), "[link](o-spreadsheet://Games)", "__proto__", "<b>&amp;", "\u202Eabc"],
];
const FORMULAS = [
  "K+k",
  "SUM('a'!k)",
  ...["A1", "SUM(A1:B9)", "SUM(A:XFD)", "'O''Neil'!A1", "Games!A1+1", "__proto__!A1", "#REF!+1"],
  ...[
    "_xldudf_FIDE_PD(100)",
    "_xlfn.ANCHORARRAY(A1)",
    "Table1[x]",
    "[1]Sheet1!A1",
    "SUBTOTAL(9,A1)",
  ],
  ...["1/0", "(((((", "A1:", '"', "'", 'INDIRECT("A1")', "XFD1048576", "{1,2;3}", "A1#", "1;2"],
];
const NUMBERS = [
  "0",
  "-1",
  "1e308",
  "1e999",
  "-0",
  "NaN",
  "",
  "4.5E-2",
  "99999999999999999999",
  "x",
];
const PLACES = ["A1", "B2", "AA10", "C3", "$A$1", "D12"];
const NO_PLACES = ["XFD1048576", "A0", "1A", "A1048577", "XFE1", ""];
const AREAS = ["A1:B2", "A1", "B2:A1", "A:A", "1:3", "A1:B2 C3", "B1:C9", "A1:XFD1048576"];
const NO_AREAS = ["", "#REF!", "A1:", "x"];

const any = (values: readonly string[]) => fc.constantFrom(...values);
/** A strange value now and then: more of them, and nothing would ever be opened. */
const seldom = (usual: readonly string[], strange: readonly string[]) =>
  fc.oneof({ weight: 40, arbitrary: any(usual) }, { weight: 1, arbitrary: any(strange) });
const joined = (parts: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(parts, { maxLength }).map((all) => all.join(""));

const cell: fc.Arbitrary<string> = fc
  .record({
    place: fc.option(seldom(PLACES, NO_PLACES), { nil: null, freq: 3 }),
    style: fc.option(any(["0", "1", "7", "-1", "x"]), { nil: null, freq: 3 }),
    content: fc.oneof(
      any(NUMBERS).map((number) => `><v>${number}</v>`),
      any(TEXTS).map((text) => ` t="inlineStr"><is><t>${escaped(text)}</t></is>`),
      seldom(["0"], ["99", "x"]).map((number) => ` t="s"><v>${number}</v>`),
      any(TEXTS).map((text) => ` t="str"><v>${escaped(text)}</v>`),
      any(["b", "e", "d", "z"]).map((type) => ` t="${type}"><v>1</v>`),
      any(FORMULAS).map((formula) => `><f>${escaped(formula)}</f><v>1</v>`),
      seldom(["A1:B2", "A1", "B2:A1"], [...AREAS, ...NO_AREAS]).map(
        (area) => `><f t="array" ref="${area}">A1:B2</f>`,
      ),
      any(["0", "9"]).map((index) => `><f t="shared" si="${index}" ref="A1:B2">A1</f>`),
    ),
  })
  .map(({ place, style, content }) => {
    const r = place === null ? "" : ` r="${place}"`;
    return `<c${r}${style === null ? "" : ` s="${style}"`}${content}</c>`;
  });

const row = fc
  .record({
    number: fc.option(seldom(["1", "2", "5"], ["0", "-1", "x", "1048577", "100001"]), {
      nil: null,
      freq: 5,
    }),
    look: any(["", ' ht="30"', ' hidden="1"', ' outlineLevel="3"', ' s="1"', ' ht="1e9"']),
    cells: joined(cell, 6),
  })
  .map(({ number, look, cells }) => {
    return `<row${number === null ? "" : ` r="${number}"`}${look}>${cells}</row>`;
  });

const behind = joined(
  fc
    .tuple(any(AREAS), any(FORMULAS), any(TEXTS))
    .chain(([area, formula, text]) =>
      any([
        `<mergeCells><mergeCell ref="${area}"/><mergeCell ref="${area}"/></mergeCells>`,
        `<conditionalFormatting sqref="${area}"><cfRule type="expression" dxfId="0" priority="1"><formula>${escaped(formula)}</formula></cfRule></conditionalFormatting>`,
        `<dataValidations><dataValidation type="list" prompt="${escaped(text)}" sqref="${area}"><formula1>${escaped(formula)}</formula1></dataValidation></dataValidations>`,
        `<dataValidations><dataValidation promptTitle="${escaped(text)}" prompt="x" sqref="${area}"/></dataValidations>`,
        `<hyperlinks><hyperlink ref="${area}" location="${escaped(formula)}"/></hyperlinks>`,
        `<pageSetup orientation="${escaped(text)}" scale="${escaped(text)}"/>`,
        '<rowBreaks><brk id="-1" man="1"/><brk id="x" man="1"/><brk id="3" man="1"/></rowBreaks>',
        '<sheetProtection sheet="1"/>',
      ]),
    ),
  3,
);

const before = any([
  "",
  '<sheetViews><sheetView workbookViewId="0"><pane xSplit="9000" ySplit="9e9" state="frozen"/></sheetView></sheetViews>',
  '<sheetFormatPr defaultColWidth="1e9" defaultRowHeight="0"/>',
  '<cols><col min="1" max="16384" width="9" style="1"/><col min="3" max="2" width="-1"/></cols>',
  '<sheetPr><tabColor rgb="zz"/></sheetPr>',
]);

const sheet: fc.Arbitrary<SheetInFile> = fc.record({
  name: any(NAMES),
  rows: joined(row, 8),
  before,
  behind,
  state: any(["visible", "visible", "hidden", "veryHidden", ""]),
});

const definedName = fc
  .record({
    name: any(["k", "K", "_xlnm.Print_Titles", "__proto__", "RC", "", "a b", "x".repeat(300)]),
    scope: any(["", ' localSheetId="0"', ' localSheetId="9"', ' localSheetId="-1"', ' hidden="x"']),
    formula: any([
      ...["", "x!$1:$1", "$A$1", "Sheet1!$A$1:$A$1048576", "'a'!$A:$XFD", "#REF!", "K+1"],
      ...["[1]x!$A$1", "T[a]", "(".repeat(3000), "'", '"', "x!", "=1", "1/0", "SUM(k:K)"],
    ]),
  })
  .map(({ name, scope, formula }) => {
    return `<definedName name="${name}"${scope}>${escaped(formula)}</definedName>`;
  });

const workbook: fc.Arbitrary<WorkbookInFile> = fc.record({
  sheets: fc.array(sheet, { minLength: 1, maxLength: 4 }),
  texts: fc.array(any(TEXTS).map(escaped), { minLength: 1, maxLength: 3 }),
  behind: joined(definedName, 4).map((names) => `<definedNames>${names}</definedNames>`),
});

type Parts = Record<string, string>;
type Attack = (parts: Parts) => Parts;

/** A number between 0 and 1, by which a place in something is chosen. */
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const pick = (parts: Parts, at: number): string => {
  const names = Object.keys(parts);
  return names[Math.floor(at * names.length)] ?? "";
};

/** Changes within one part, or of the parts as such. */
const attackOnParts: fc.Arbitrary<Attack> = fc
  .record({
    part: share,
    from: share,
    length: fc.integer({ min: 0, max: 60 }),
    snippet: any([
      ...[
        "",
        "<",
        "&",
        "</c>",
        "]]>",
        "<!DOCTYPE x>",
        "<!--",
        "\uFFFF",
        "\0",
        'r="A1"',
        "99999999999",
      ],
      ...["<row>".repeat(300), "<c/>", "xmlns:x='y'", "../", "&#0;", "<x:y/>"],
    ]),
    kind: any(["cut", "cut", "insert", "insert", "double", "remove", "rename", "empty"]),
  })
  .map(({ part, from, length, snippet, kind }) => (parts) => {
    const name = pick(parts, part);
    const text = parts[name] ?? "";
    const at = Math.floor(from * text.length);
    const others = Object.fromEntries(Object.entries(parts).filter(([key]) => key !== name));
    if (kind === "remove") return others;
    if (kind === "rename") return { ...others, [name.toUpperCase()]: text };
    if (kind === "empty") return { ...others, [name]: "" };
    const end = kind === "insert" ? at : at + length;
    const put = kind === "double" ? text.slice(at, end).repeat(2) : snippet;
    return { ...others, [name]: text.slice(0, at) + put + text.slice(end) };
  });

type AttackOnBytes = (bytes: Uint8Array) => Uint8Array;

const attackOnBytes: fc.Arbitrary<AttackOnBytes> = fc.oneof(
  fc.tuple(share, fc.integer({ min: 1, max: 255 })).map(([at, change]) => (bytes: Uint8Array) => {
    const copy = bytes.slice();
    const place = Math.floor(at * copy.length);
    copy[place] = (copy[place] ?? 0) ^ change;
    return copy;
  }),
  share.map((at) => (bytes: Uint8Array) => bytes.slice(0, Math.floor(at * bytes.length))),
  share.map((at) => (bytes: Uint8Array) => {
    const place = Math.floor(at * bytes.length);
    return Uint8Array.from([...bytes.slice(place), ...bytes.slice(0, place)]);
  }),
);

/** A file that fails is told by its parts. */
function withParts(bytes: Uint8Array, parts: Parts): Uint8Array {
  return Object.assign(bytes, { [fc.toStringMethod]: () => JSON.stringify(parts, null, 1) });
}

/** Files of workbooks, strange, renamed, damaged in their texts, or damaged in their bytes. */
export const attackedWorkbook: fc.Arbitrary<Uint8Array> = fc
  .tuple(
    workbook,
    fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(attackOnParts, { maxLength: 3 }) },
    ),
    fc.option(attackOnBytes, { nil: null, freq: 1 }),
  )
  .map(([content, onParts, onBytes]) => {
    const parts = onParts.reduce<Parts>((all, attack) => attack(all), partsOf(content));
    return withParts(onBytes === null ? zipped(parts) : onBytes(zipped(parts)), parts);
  });
