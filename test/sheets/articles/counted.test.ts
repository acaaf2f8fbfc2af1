import fc from "fast-check";
import { f } from "../../../src/formula/template";
import { counted as byRule } from "../../../src/rules/counted";
import { EDITIONS } from "../../../src/rules/editions/editions";
import { countedAs } from "../../../src/sheets/articles/counted";
import { calculated } from "../../support/calculated";

const rating = fc.integer({ min: 1000, max: 2900 });

test.each(EDITIONS.map((edition) => [edition.name, edition] as const))(
  "%s: an opponent counts with the rule's rating",
  (_, edition) => {
    fc.assert(
      fc.property(rating, rating, fc.boolean(), (own, opponent, canBeUnrated) => {
        const formula = calculated([own, opponent], (me, other) =>
          countedAs(me, other, edition, { canBeUnrated }),
        );
        expect(formula).toBe(byRule(own, opponent, edition));
      }),
    );
  },
);

test("who is not lifted is lowered all the same: 8.3.1 (2022)", () => {
  const edition = EDITIONS.find(({ limit }) => limit.upgrades === "one game")!;
  const of = (own: number, opponent: number, isLifted: boolean) =>
    calculated([own, opponent], (me, other) =>
      countedAs(me, other, edition, { isLifted: isLifted ? f`TRUE` : f`FALSE` }),
    );
  expect([of(2000, 1500, false), of(2000, 2500, false)]).toEqual([1500, 2400]);
  expect([of(2000, 1500, true), of(2000, 2500, true)]).toEqual([1600, 2400]);
});

test("an unrated player has no limit", () => {
  for (const edition of EDITIONS) {
    const formula = calculated(["u", 2800], (me, other) =>
      countedAs(me, other, edition, { canBeUnrated: true }),
    );
    expect(formula).toBe(2800);
  }
});
