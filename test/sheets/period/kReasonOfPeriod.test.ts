import fc from "fast-check";
import { calendarDate, dayOf } from "../../../src/rules/day";
import type { KFacts } from "../../../src/rules/kFacts";
import { kOfPlayer } from "../../../src/rules/kOfPlayer";
import { startOfPeriod } from "../../../src/rules/period/periodReport";
import type { PeriodOrder } from "../../../src/sheets/period/order";
import { periodPlaces } from "../../../src/sheets/period/places";
import { cases } from "../../support/cases";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import { periodPlans } from "../../support/randomPeriod";
import { addressIn } from "../../support/tableCells";

const LIST = dayOf(2014, 10, 1);
const KNOWN: KFacts = { birth: { year: 1996, month: 9, day: 10 }, games: 50, peak: 2200 };

/** Ann's events of September 2014, from a list. */
function made(style: "fide" | "plain", facts: readonly (KFacts | null)[], k: number | null = null) {
  const results = facts.map((of, index) => ({
    ...{ event: "Cup", day: dayOf(2014, 9, 5 + 10 * index), rating: 1800, games: 1, delta: 35, k },
    ...(of !== null && { facts: of }),
  }));
  const order: PeriodOrder = {
    players: [{ name: "Ann", results, earlierGames: 4 }],
    edition: edition(2014),
    style,
    list: LIST,
  };
  const book = new PlannedWorkbook();
  const plans = periodPlans(order);
  writeAllPlanned(book, plans);
  const places = periodPlaces(order);
  const [period, sheet] = plans.map(({ name }) => name) as [string, string];
  const at = (key: Parameters<typeof addressIn>[1], line = 0) =>
    addressIn(places.results, key as "k", line);
  return {
    read: (key: "k" | "kReason", line = 0) => book.read(sheet, at(key, line)).values[0]![0],
    type: (key: "birth" | "gamesSoFar" | "peak" | "rating" | "k", value: number | string) => {
      book.write(sheet, at(key), [[value]]);
    },
    typeOver: (value: number) => {
      book.write(period, addressIn(places.players, "k", 0), [[value]]);
    },
    ownK: () => book.read(period, addressIn(places.players, "k", 0)).values[0]![0],
    change: () => book.read(period, addressIn(places.players, "change", 0)).values[0]![0],
    reason: () => book.read(period, addressIn(places.players, "kReason", 0)).values[0]![0],
    start: startOfPeriod(order.players, order.edition, LIST),
    edition: order.edition,
  };
}

describe.each(["fide", "plain"] as const)("%s", (style) => {
  test("7.12, 8.56 (2014): K of the list in force and its reason hold for all events of the period", () => {
    const { read, reason, type, typeOver, change } = made(style, [KNOWN, KNOWN]);
    expect([read("k"), read("k", 1)]).toEqual([40, 40]);
    const until = "junior until 18 in 2014";
    expect([read("kReason"), read("kReason", 1), reason()]).toEqual([until, until, until]);
    expect(change()).toBe(28);
    const byHand = "given by hand";
    typeOver(10);
    expect([change(), reason(), read("k")]).toEqual([7, byHand, 40]);
    typeOver(40);
    expect([change(), reason()]).toEqual([28, until]);
    type("k", 10);
    expect([read("kReason"), read("kReason", 1)]).toEqual([byHand, until]);
  });

  test("a K typed over the player's counts for all of his events, one of a result for that one", () => {
    const { typeOver, type, change, ownK } = made(style, [KNOWN, KNOWN]);
    type("k", 10);
    expect([ownK(), change()]).toEqual(["10–40", 17.5]);
    typeOver(20);
    expect([ownK(), change()]).toEqual([20, 14]);
  });

  test("a K of the list is given; without anything known it is by the rating alone", () => {
    expect(made(style, [null], 20).read("kReason")).toBe("given");
    expect(made(style, [null]).read("kReason")).toBe("by the rating alone");
  });

  test("K follows birth, games so far and highest rating as they are typed", () => {
    const { read, type, start, edition: of } = made(style, [KNOWN]);
    const born = fc.integer({ min: dayOf(1994, 1, 1), max: dayOf(1999, 12, 31) });
    const known = fc.record({
      birth: fc.oneof(fc.constant(null), born),
      games: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 60 })),
      peak: fc.oneof(fc.constant(null), fc.integer({ min: 2200, max: 2500 })),
      rating: fc.integer({ min: 2000, max: 2450 }),
    });
    fc.assert(
      fc.property(known, ({ birth, games, peak, rating }) => {
        type("birth", birth ?? "");
        type("gamesSoFar", games ?? "");
        type("peak", peak ?? "");
        type("rating", rating);
        const facts = { birth: birth === null ? null : calendarDate(birth), games, peak };
        expect(read("k")).toBe(kOfPlayer({ rating, k: null, facts }, of, start).k);
      }),
      { numRuns: cases({ quick: 20, long: 300 }) },
    );
  });
});
