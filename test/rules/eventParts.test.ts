import fc from "fast-check";
import { dayOf } from "../../src/rules/day";
import { EDITIONS } from "../../src/rules/editions/editions";
import { eventParts, partsRule } from "../../src/rules/eventParts";
import { periodStart } from "../../src/rules/ratingPeriod";
import type { Day } from "../../src/rules/units";
import { edition } from "../support/editions";

const days = (...all: Day[]) => new Map(all.map((day, index) => [index + 1, day]));

test("4.13 (2011): a league is cut into periods of two months, from one list to the next", () => {
  const rounds = days(
    dayOf(2011, 10, 9),
    dayOf(2011, 10, 31),
    dayOf(2011, 11, 1),
    dayOf(2011, 12, 31),
    dayOf(2012, 1, 1),
    dayOf(2012, 2, 29),
    dayOf(2012, 3, 1),
  );
  const parts = eventParts(rounds, edition(2011));
  expect(parts.map((part) => part.rounds)).toEqual([[1, 2], [3, 4], [5, 6], [7]]);
  expect(parts[1]).toEqual({
    number: 2,
    rounds: [3, 4],
    start: dayOf(2011, 11, 1),
    end: dayOf(2011, 12, 31),
  });
});

test("4.13 (2014): the same league is cut into months", () => {
  const rounds = days(
    dayOf(2014, 10, 5),
    dayOf(2014, 11, 2),
    dayOf(2014, 11, 30),
    dayOf(2015, 2, 1),
  );
  expect(eventParts(rounds, edition(2014)).map((part) => part.rounds)).toEqual([[1], [2, 3], [4]]);
});

test("a round that was put off is of the period in which it was played", () => {
  const rounds = days(dayOf(2014, 10, 5), dayOf(2014, 12, 7), dayOf(2014, 11, 9));
  expect(eventParts(rounds, edition(2014)).map((part) => part.rounds)).toEqual([[1], [3], [2]]);
});

test.each([
  ["2005 knows no parts", 2005, 140, null],
  ["4.13 (2011): any event over two periods", 2011, 70, "4.13"],
  ["2011: within one period there is one part", 2011, 40, null],
  ["4.13 (2014): 90 days owe nothing", 2014, 89, null],
  ["4.13 (2014): 91 days owe results every month", 2014, 90, "4.13"],
  ["4.1 (2022): so do 31 days", 2022, 30, "4.1"],
  ["4.1 (2022): 30 days do not", 2022, 29, null],
] as const)("%s", (_, of, more, article) => {
  const start = dayOf(2015, 3, 2);
  expect(partsRule(start, start + more, edition(of))?.article ?? null).toBe(article);
});

test.each(EDITIONS.map((each) => [each.name, each] as const))(
  "4.13 by %s: every round is in one part, and every part in one period",
  (_, of) => {
    const day = fc.integer({ min: dayOf(2005, 7, 1), max: dayOf(2030, 1, 1) });
    const event = fc.tuple(day, fc.array(fc.nat(400), { minLength: 1, maxLength: 30 }));
    fc.assert(
      fc.property(event, ([first, more]) => {
        const rounds = days(...more.map((each) => first + each));
        const parts = eventParts(rounds, of);
        const all = parts.flatMap((part) => part.rounds);
        expect([...all].sort((one, other) => one - other)).toEqual([...rounds.keys()]);
        const periods = parts.map(({ rounds: own }) => [
          ...new Set(own.map((round) => periodStart(rounds.get(round)!, of))),
        ]);
        expect(periods.every(({ length }) => length === 1)).toBe(true);
        expect(periods.flat()).toEqual([...new Set(periods.flat())].sort((a, b) => a - b));
        expect(parts.map(({ number }) => number)).toEqual(parts.map((__, index) => index + 1));
      }),
    );
  },
);
