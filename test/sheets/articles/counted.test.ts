import fc from "fast-check";
import { EDITIONS } from "../../../src/rules/editions/editions";
import { counted as byRule } from "../../../src/rules/counted";
import { counted, lowered, unlessExempt } from "../../../src/sheets/articles/counted";
import { calculated } from "../../support/calculated";

const rating = fc.integer({ min: 1000, max: 2900 });

test.each(EDITIONS.map((edition) => [edition.name, edition] as const))(
  "%s: an opponent counts with the rule's rating",
  (_, edition) => {
    fc.assert(
      fc.property(rating, rating, (own, opponent) => {
        const formula = calculated([own, opponent], (me, other) =>
          unlessExempt(me, other, counted(me, other, edition), edition),
        );
        expect(formula).toBe(byRule(own, opponent, edition));
      }),
    );
  },
);

test("who is not lifted is lowered all the same: 8.3.1 (2022)", () => {
  const edition = EDITIONS.find(({ limit }) => limit.upgrades === "one game")!;
  const of = (own: number, opponent: number) =>
    calculated([own, opponent], (me, other) => lowered(me, other, edition));
  expect([of(2000, 1500), of(2000, 2500)]).toEqual([1500, 2400]);
});

test("an unrated player has no limit", () => {
  for (const edition of EDITIONS) {
    const formula = calculated(["u", 2800], (me, other) =>
      unlessExempt(me, other, counted(me, other, edition), edition),
    );
    expect(formula).toBe(2800);
  }
});
