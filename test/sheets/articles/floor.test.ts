import fc from "fast-check";
import { delistingFloorOfList, delistingFloors } from "../../../src/rules/editions/floorOfList";
import { floorFormula } from "../../../src/sheets/articles/floor";
import { dayOf } from "../../../src/rules/day";
import { calculated } from "../../support/calculated";

test.each(["standard", "rapid", "blitz"] as const)(
  "%s: the floor that delists on a list is the rule's",
  (pace) => {
    const formulaOn = (list: number) =>
      calculated([list], (on) => floorFormula(on, delistingFloors(pace)));
    fc.assert(
      fc.property(fc.integer({ min: 38_000, max: 47_000 }), (list) => {
        expect(formulaOn(list)).toBe(delistingFloorOfList(list, pace) ?? "");
      }),
    );
    /** 7.2.1 (2024): what is calculated for this list is adjusted, and 1400 delists from the next one on. */
    const first = dayOf(2024, 3, 1);
    expect(formulaOn(first)).toBe(pace === "standard" ? 1000 : "");
    expect(formulaOn(dayOf(2024, 4, 1))).toBe(1400);
  },
);
