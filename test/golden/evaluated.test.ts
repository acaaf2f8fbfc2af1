import type { StyleName } from "../../src/sheets/articles/style";
import { PlannedWorkbook } from "../support/evaluator/plannedWorkbook";
import { cases } from "../support/cases";
import { GOLDEN_CASES } from "../support/golden/cases";
import { readGolden } from "../support/golden/file";
import { valuesOf } from "../support/golden/record";
import { comparing } from "../support/accuracy";

const STYLES: readonly StyleName[] = ["fide", "plain"];

/** Every so manyeth case: all of them in the long run. */
const STEP = cases({ quick: 4, long: 1 });
const CHOSEN = GOLDEN_CASES.filter((_, index) => index % STEP === 0);

const known = readGolden();
const agree = comparing("evaluator");
const book = new PlannedWorkbook();

describe.each(STYLES)("%s", (style) => {
  test.each(CHOSEN)("$name: the evaluator calculates what the engine did", (each) => {
    const values = valuesOf(each, style, book);
    agree<unknown>(values, known[`${each.name} ${style}`]?.values);
  });
});
