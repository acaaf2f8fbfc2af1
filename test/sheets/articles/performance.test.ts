import fc from "fast-check";
import { EDITIONS } from "../../../src/rules/editions/editions";
import { performance as ruleOf } from "../../../src/rules/performance";
import { performance } from "../../../src/sheets/articles/performance";
import { formulaStyle } from "../../../src/sheets/articles/style";
import { tableRanges } from "../../../src/sheets/tablesBlock";
import { calculated } from "../../support/calculated";

const opponents = fc.array(fc.integer({ min: 1000, max: 2800 }), { minLength: 1, maxLength: 12 });

test.each(EDITIONS.map((edition) => [edition.name, edition] as const))(
  "%s: Rp is the rule's, of nothing and of all points, too",
  (_, edition) => {
    const style = formulaStyle("fide", edition, tableRanges(0));
    fc.assert(
      fc.property(opponents, fc.nat(24), (met, points) => {
        const score = Math.min(points, 2 * met.length);
        const average = met.reduce((sum, each) => sum + each, 0) / met.length;
        const formula = calculated([average, score / 2, met.length], (of, w, games) =>
          performance(style, { average: of, w, games }, edition),
        );
        expect(formula).toBe(ruleOf(met, score));
      }),
    );
  },
);
