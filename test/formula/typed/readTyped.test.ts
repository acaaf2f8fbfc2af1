import { partsOf, type Typed } from "../../../src/formula/typed/typed";
import { readTyped } from "../../../src/formula/typed/readTyped";

/** Kind and text of every part, the outer ones first. */
const partsIn = (source: string) => {
  const typed = readTyped(source);
  return typed === null ? null : partsOf(typed).map(({ kind, source: text }) => [kind, text]);
};

test("each part is known with the text that was typed", () => {
  expect(partsIn('ROUND( FIDE.RU(Rc!B2, 2,9,"robin") + 1, 0)')).toEqual([
    ["call", 'ROUND( FIDE.RU(Rc!B2, 2,9,"robin") + 1, 0)'],
    ["binary", 'FIDE.RU(Rc!B2, 2,9,"robin") + 1'],
    ["call", 'FIDE.RU(Rc!B2, 2,9,"robin")'],
    ["cells", "Rc!B2"],
    ["constant", "2"],
    ["constant", "9"],
    ["constant", '"robin"'],
    ["constant", "1"],
    ["constant", "0"],
  ]);
});

test.each<[string, object]>([
  ["$B$2:C4", { sheet: null, area: { row: 1, column: 1, rows: 3, columns: 2 } }],
  ["'it''s'!b2", { sheet: "it's", area: { row: 1, column: 1, rows: 1, columns: 1 } }],
  ["C4:B2", { area: { row: 1, column: 1, rows: 3, columns: 2 } }],
  ["B:B", { area: { row: 0, column: 1, rows: 1_048_576, columns: 1 } }],
  ["2:3", { area: { row: 1, column: 0, rows: 2, columns: 16_384 } }],
])("cells: %s", (source, expected) => {
  expect(readTyped(source)).toMatchObject({ kind: "cells", ...expected });
});

test.each<[string, object]>([
  [
    '{1,-2;"u",TRUE}',
    {
      kind: "array",
      rows: [
        [1, -2],
        ["u", true],
      ],
    },
  ],
  ['"say ""u"""', { kind: "constant", value: 'say "u"' }],
  ["1.5E2", { kind: "constant", value: 150 }],
  [".5", { kind: "constant", value: 0.5 }],
  ["false", { kind: "constant", value: false }],
  ["#REF!", { kind: "error", code: "#REF!" }],
  ["#n/a", { kind: "error", code: "#N/A" }],
  ["50%", { kind: "sign", operator: "%" }],
  ["@A1", { kind: "cells" }],
  ["FIDE.RU(1,,2)", { kind: "call", name: "FIDE.RU", args: [{}, null, {}] }],
  ["_xldudf_FIDE_PD(1)", { kind: "call", name: "_XLDUDF_FIDE_PD" }],
  ["EDITION()", { kind: "call", args: [] }],
])("%s", (source, expected) => {
  expect(readTyped(source)).toMatchObject(expected);
});

test("what only Excel knows stands for itself: names, tables, what spills, other workbooks", () => {
  for (const source of ["my_rating", "Table1[Rating]", "A1#", "[Book2.xlsx]Open!A1"]) {
    const typed = readTyped(`FIDE.PD(${source})`) as Extract<Typed, { kind: "call" }>;
    expect(typed.args[0]).toEqual({ kind: "unknown", source });
  }
});

test("signs bind as Excel has it: −2² is 4, and what stands left is done first", () => {
  expect(readTyped("-2^2")).toMatchObject({ kind: "binary", left: { kind: "sign" } });
  expect(readTyped("1-2-3")).toMatchObject({ left: { kind: "binary" }, right: { value: 3 } });
  expect(readTyped("1+2*3=7")).toMatchObject({ operator: "=", left: { operator: "+" } });
});

test("what is no formula is not read, and nothing takes long", () => {
  for (const source of ["", "(", "1 2", "FIDE.PD(1", ")", '"a', "{1", "FIDE.PD(1;2)", "1+", ","]) {
    expect(readTyped(source)).toBeNull();
  }
  for (const odd of ["(", "-", "{", "A", "A1:", '"', "'", "#", "1", "[", "FIDE.PD("]) {
    readTyped(odd.repeat(8_000));
  }
});
