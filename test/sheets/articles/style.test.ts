import fc from "fast-check";
import { f } from "../../../src/formula/template";
import { onSheet } from "../../../src/formula/reference";
import { print } from "../../../src/formula/print";
import { cellAt } from "../../../src/formula/reference";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dp } from "../../../src/rules/dp";
import { expected, pdOf } from "../../../src/rules/expected";
import { EDITIONS } from "../../../src/rules/editions/editions";
import { isReason } from "../../../src/rules/reason";
import { formulaStyle, type FormulaStyle } from "../../../src/sheets/articles/style";
import { SheetDraft } from "../../../src/sheets/sheetDraft";
import { putTables, tableRanges } from "../../../src/sheets/tablesBlock";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";

const editions = EDITIONS.map((edition) => [edition.name, edition] as const);

/** A sheet with the tables, and what a formula of A1 and B1 gives beside them. */
function sheetOf(edition: (typeof EDITIONS)[number], name: "fide" | "plain") {
  const draft = new SheetDraft();
  putTables(draft, 5, edition, EN_SHEETS);
  const book = new PlannedWorkbook();
  book.addSheet("Tables");
  book.fill("Tables", draft.cells);
  const ranges = tableRanges(5);
  const style = formulaStyle(name, edition, {
    dp: onSheet("Tables", ranges.dp),
    difference: onSheet("Tables", ranges.difference),
    higher: onSheet("Tables", ranges.higher),
    lower: onSheet("Tables", ranges.lower),
  });
  return (
    values: readonly number[],
    of: (style: FormulaStyle) => ReturnType<FormulaStyle["dp"]>,
  ) => {
    book.write("Sheet1", "A1", [
      [...values, ...(values.length === 1 ? [0] : []), `=${print(of(style))}`],
    ]);
    return book.read("Sheet1", "C1").values[0]?.[0];
  };
}

const [a, b] = [cellAt(0, 0), cellAt(0, 1)];

describe.each(["fide", "plain"] as const)("%s", (name) => {
  test.each(editions)("%s: dp, PD and the expectation of a game are the rules'", (_, edition) => {
    const value = sheetOf(edition, name);
    for (let p = 0; p <= 100; p += 1) {
      const byRule = dp(p, edition);
      const shown = value([p / 100], (style) => style.dp(a));
      expect(shown).toEqual(isReason(byRule) ? expect.stringContaining("#N/A") : byRule);
    }
    fc.assert(
      fc.property(fc.integer({ min: -900, max: 900 }), (difference) => {
        const pd = value([difference], (style) => style.pd(a));
        expect(Math.round(100 * Number(pd))).toBe(pdOf(difference));
      }),
    );
    const rating = fc.integer({ min: 1000, max: 2900 });
    fc.assert(
      fc.property(rating, rating, (own, opponent) => {
        const of = value([own, opponent], (style) => style.expected(a, b));
        expect(Math.round(100 * Number(of))).toBe(expected(own, opponent, edition));
      }),
    );
  });
});

test("a formula of a look-up is a formula as any other", () => {
  const style = formulaStyle("fide", EDITIONS[0]!, tableRanges(0));
  expect(print(f`1-${style.pd(a)}`)).toBe("1-FIDE.PD(A1)");
});
