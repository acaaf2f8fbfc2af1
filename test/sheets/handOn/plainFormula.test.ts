import { cellFormula } from "../../../src/sheets/cellFormula";
import { CopiedTables } from "../../../src/sheets/handOn/copiedTables";
import { plainFormula } from "../../../src/sheets/handOn/plainFormula";
import { parsed } from "../../../src/sheets/sheetRead";

function plainOf(formula: string): string | null {
  const plain = plainFormula(parsed(formula)!, new CopiedTables("Tables").of);
  return plain === null ? null : cellFormula(plain).formula;
}

test.each([
  ["PD", "(A1-B1)"],
  ["DP", "(A1,2014)"],
])("FIDE.%s is the same by its name, by its id and as a file keeps it", (name, args) => {
  const expected = plainOf(`=FIDE.${name}${args}`);
  expect(expected).toMatch(/'Tables'!/);
  for (const called of [
    `FIDE.${name}.LOOKUP`,
    `_xldudf_FIDE_${name}`,
    `_xldudf_FIDE_${name}.LOOKUP`,
    `_xldudf_FIDE_${name}_LOOKUP`,
  ]) {
    expect(plainOf(`=${called}${args}`)).toBe(expected);
  }
});

test.each(["FIDE.RU", "FIDE.RU.INITIAL", "_xldudf_FIDE_RU_INITIAL"])(
  "%s has no plain formula: what it shows is handed on",
  (called) => {
    expect(plainOf(`=${called}(2000,3,5)`)).toBeNull();
  },
);
