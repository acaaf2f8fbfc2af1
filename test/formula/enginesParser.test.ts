import { isDeepStrictEqual } from "node:util";
import { parse } from "../../src/formula/parse";
import { print } from "../../src/formula/print";
import { cases } from "../support/cases";
import { PlannedWorkbook } from "../support/evaluator/plannedWorkbook";
import { exprOfEngine } from "../support/exprOfEngine";
import { GOLDEN_CASES } from "../support/golden/cases";

/** Every so manyeth case, and all of them in the long run. */
const STEP = cases({ quick: 40, long: 1 });

function formulasOfSheets(): string[] {
  const chosen = GOLDEN_CASES.filter((_, index) => index % STEP === 0);
  const formulas = chosen.flatMap(({ write }) =>
    (["fide", "plain"] as const).flatMap((style) =>
      write(new PlannedWorkbook(), style).flatMap(({ plan }) =>
        plan.cells.flatMap(({ content }) =>
          typeof content === "object" ? [content.formula.slice(1)] : [],
        ),
      ),
    ),
  );
  return [...new Set(formulas)];
}

/** The engine's parser, of the formula as it stands and printed again, and ours of what is printed. */
function isSameTree(formula: string): boolean {
  const expr = parse(formula);
  const printed = print(expr);
  return [exprOfEngine(formula), exprOfEngine(printed), parse(printed)].every((other) =>
    isDeepStrictEqual(other, expr),
  );
}

test("every formula of the golden sheets: the engine's parser sees the tree that ours sees, printed again too", () => {
  const formulas = formulasOfSheets();
  expect(formulas.length).toBeGreaterThan(1_000);
  expect(formulas.filter((formula) => !isSameTree(formula))).toEqual([]);
});
