import fc from "fast-check";
import { newRating as byRule } from "../../../src/rules/newRating";
import { change, newRating } from "../../../src/sheets/articles/change";
import { calculated } from "../../support/calculated";

test("change and Rn are the rule's", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 2900 }),
      fc.constantFrom(10, 15, 20, 30, 40),
      fc.integer({ min: -900, max: 900 }),
      (rating, k, hundredths) => {
        const points = calculated([k, hundredths / 100], (of, w) => change(of, w));
        expect(points).toBe((k * hundredths) / 100);
        const rn = calculated([rating, Number(points)], (own, by) => newRating(own, by));
        expect(rn).toBe(byRule(rating, (k * hundredths) / 100));
      },
    ),
  );
});
