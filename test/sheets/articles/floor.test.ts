import fc from "fast-check";
import { floorOn as byRule } from "../../../src/rules/editions/floorOn";
import { EDITIONS } from "../../../src/rules/editions/editions";
import { floorFormula } from "../../../src/sheets/articles/floor";
import { calculated } from "../../support/calculated";

test.each(EDITIONS.map((edition) => [edition.name, edition] as const))(
  "%s: the floor of a day is the rule's",
  (_, edition) => {
    fc.assert(
      fc.property(fc.integer({ min: 38_000, max: 47_000 }), (day) => {
        const formula = calculated([day], (on) => floorFormula(on, edition.publication.floors));
        expect(formula).toBe(byRule(edition, day));
      }),
    );
  },
);
