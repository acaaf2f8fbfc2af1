import fc from "fast-check";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import { kOfPlayer } from "../../../src/rules/kOfPlayer";
import { iterationPlaces, PLAYER_COLUMN } from "../../../src/sheets/iteration/places";
import type { IterationOrder } from "../../../src/sheets/iteration/order";
import { cases } from "../../support/cases";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { exampleOrder } from "../../support/exampleOrder";
import { planOf, tableAddress } from "../../support/iterationOnSheet";
import { writePlanned } from "../../support/plannedSheet";
import { addressIn, shownIn } from "../../support/tableCells";

/** F of the example, 2150, born in 2001; everybody else as the example has them. */
function withJunior(style: "fide" | "plain", startDate: number | null): IterationOrder {
  const order = exampleOrder(2014, style);
  const facts = { birth: { year: 2001 }, games: null, peak: null };
  const players = order.event.players.map((player) =>
    player.name === "F" ? { ...player, facts } : player,
  );
  return { ...order, startDate, event: { ...order.event, players } };
}

test.each(["fide", "plain"] as const)(
  "8.56 (2014): a junior of the iteration has K 40, %s",
  (style) => {
    const order = withJunior(style, dayOf(2014, 9, 20));
    const book = new PlannedWorkbook();
    writePlanned(book, planOf(order), "S");
    const { table } = iterationPlaces(order);
    const { values } = book.read("S", tableAddress(order));
    const [f, g] = [5, 6];
    expect([f, g].map((player) => shownIn(values, table, "k", player))).toEqual([40, 20]);
  },
);

test("the notes say what K was decided from, and whose birth does not tell", () => {
  const notesOf = (order: IterationOrder) => {
    const { notes } = iterationPlaces(order).rows;
    return planOf(order).cells.flatMap(({ row, column, content }) =>
      row > notes && row < notes + 5 && column === PLAYER_COLUMN ? [content] : [],
    );
  };
  const { kKnown, kByRating, kAgeOpen } = EN_SHEETS;
  const known = notesOf(withJunior("fide", dayOf(2014, 9, 20)));
  expect(known).toEqual(
    expect.arrayContaining([kKnown("8.56", "2014"), kByRating("8.56", "2014")]),
  );
  expect(known).not.toContain(kAgeOpen("F"));
  expect(notesOf(withJunior("fide", null))).toContain(kAgeOpen("F"));
});

describe.each(["fide", "plain"] as const)("%s", (style) => {
  const DAY = { 2005: dayOf(2006, 3, 1), 2011: dayOf(2012, 3, 1), 2014: dayOf(2015, 3, 1) };
  const facts = fc.record({
    birth: fc.oneof(
      fc.constant(null),
      fc.integer({ min: 1990, max: 2010 }).map((year) => ({ year })),
      fc.integer({ min: 1990, max: 2010 }).map((year) => ({ year, month: 3, day: 2 })),
    ),
    games: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 60 })),
    peak: fc.oneof(fc.constant(null), fc.integer({ min: 2200, max: 2500 })),
  });

  /** Somebody has each of them, so that the sheet has their columns. */
  const ALL_KNOWN = { birth: { year: 1980 }, games: 50, peak: 2200 };

  test.each([2005, 2011, 2014, 2017] as const)("%d: K follows what is typed", (id) => {
    const startDate = id === 2017 ? dayOf(2018, 3, 1) : DAY[id];
    const order = { ...exampleOrder(id, style), startDate };
    const players = order.event.players.map((player) => ({ ...player, k: null, facts: ALL_KNOWN }));
    const known = { ...order, event: { ...order.event, players } };
    const { table, inputs } = iterationPlaces(known);
    const book = new PlannedWorkbook();
    writePlanned(book, planOf(known), "S");
    const [f] = [5];
    fc.assert(
      fc.property(facts, fc.integer({ min: 2000, max: 2500 }), (of, rating) => {
        const { birth, games, peak } = of;
        const born = birth === null ? "" : "day" in birth ? dayOf(birth.year, 3, 2) : birth.year;
        const typed = { rating, birth: born, gamesSoFar: games ?? "", peak: peak ?? "" } as const;
        for (const key of ["rating", "birth", "gamesSoFar", "peak"] as const) {
          book.write("S", addressIn(inputs, key, f), [[typed[key]]]);
        }
        const shown = book.read("S", addressIn(table, "k", f)).values[0]![0];
        const { k, by } = kOfPlayer({ rating, k: null, facts: of }, known.edition, startDate);
        expect(shown).toBe(k);
        const reason = book.read("S", addressIn(inputs, "kReason", f)).values[0]![0];
        expect(reason).toMatch(REASONS[by]);
      }),
      { numRuns: cases({ quick: 25, long: 300 }) },
    );
    book.write("S", addressIn(inputs, "k", f), [[33]]);
    const typedOver = book.read("S", addressIn(inputs, "kReason", f)).values[0]![0];
    expect(typedOver).toBe("given by hand");
  });
});

/** What the sheet says of what the rule decided by. */
const REASONS = {
  given: /^given/,
  strong: /^2400 reached$/,
  junior: /^junior until (?:18 in )?20[0-9][0-9]$/,
  new: /^new: [0-9]+ of 30 games$/,
  otherwise: /^the usual K$/,
  "rating alone": /^(?:by the rating alone|2400 reached|the usual K)$/,
};
