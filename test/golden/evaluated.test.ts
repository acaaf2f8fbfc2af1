import type { StyleName } from "../../src/sheets/articles/style";
import { PlannedWorkbook } from "../support/evaluator/plannedWorkbook";
import { GOLDEN_CASES } from "../support/golden/cases";
import { readGolden } from "../support/golden/file";
import { valuesOf } from "../support/golden/record";

const STYLES: readonly StyleName[] = ["fide", "plain"];

const known = readGolden();
const book = new PlannedWorkbook();

describe.each(STYLES)("%s", (style) => {
  test.each(GOLDEN_CASES)("$name: the evaluator calculates what the engine did", (each) => {
    const values = valuesOf(each, style, book);
    expect(values).toEqual(known[`${each.name} ${style}`]?.values);
  });
});
