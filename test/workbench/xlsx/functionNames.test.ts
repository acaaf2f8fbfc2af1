import { asStored, asTyped, functionNamesOf } from "../../../src/workbench/xlsx/functionNames";

const NAMES = functionNamesOf([
  { id: "PD.LOOKUP", name: "PD" },
  { id: "RU.INITIAL", name: "RU" },
  ...["TABLE.PD", "ROBIN.RC", "ROBIN"].map((name) => ({ id: name, name })),
]);
const NONE = functionNamesOf([]);

test.each([
  ["FIDE.PD(A1)", "_xldudf_FIDE_PD(A1)"],
  ["1+FIDE.TABLE.PD()", "1+_xldudf_FIDE_TABLE.PD()"],
  ['IF(A1="FIDE.PD(",fide.PD(1),2)', 'IF(A1="FIDE.PD(",_xldudf_FIDE_PD(1),2)'],
  ["SUM(A1:A2)", "SUM(A1:A2)"],
])("%s is stored as %s", (typed, stored) => {
  expect(asStored(typed)).toBe(stored);
  expect(asTyped(stored, NAMES)).toBe(typed.replace("fide", "FIDE"));
});

test("names stored with underscores are known too, unknown ones kept", () => {
  expect(asTyped("_xldudf_FIDE_ROBIN_RC(1)", NAMES)).toBe("FIDE.ROBIN.RC(1)");
  expect(asTyped("_xldudf_FIDE_NEWER(1)", NAMES)).toBe("FIDE.NEWER(1)");
});

test.each(["_xldudf_FIDE_RU_INITIAL", "_xldudf_FIDE_RU.INITIAL", "_xldudf_FIDE_RU"])(
  "%s: a function is known by its id as well",
  (stored) => {
    expect(asTyped(`1+${stored}(2000,3,5)`, NAMES)).toBe("1+FIDE.RU(2000,3,5)");
  },
);

test.each([
  ["=SUM(P1#)", "=SUM(_xlfn.ANCHORARRAY(P1))"],
  [
    "='My sheet'!$A$1#+Other!B2#",
    "=_xlfn.ANCHORARRAY('My sheet'!$A$1)+_xlfn.ANCHORARRAY(Other!B2)",
  ],
  ["=SUM('It''s mine'!P1#)", "=SUM(_xlfn.ANCHORARRAY('It''s mine'!P1))"],
  ['="A1#"', '="A1#"'],
])("%s is stored as %s", (typed, stored) => {
  expect(asStored(typed)).toBe(stored);
  expect(asTyped(stored, NONE)).toBe(typed);
});

test("what stands for one value is typed without a sign of its own", () => {
  expect(asTyped("=_xlfn.SINGLE(A1:A3)", NONE)).toBe("=A1:A3");
});
