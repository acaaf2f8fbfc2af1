import { dayOf } from "../../src/rules/day";
import type { EditionId } from "../../src/rules/editions/edition";
import type { Birth, KFacts } from "../../src/rules/kFacts";
import { kOfPlayer } from "../../src/rules/kOfPlayer";
import { edition } from "../support/editions";

const born = (year: number, month: number, day: number): Birth => ({ year, month, day });
const NOTHING: KFacts = { birth: null, games: null, peak: null };

function decided(
  id: EditionId,
  on: number | null,
  rating: number,
  facts: Partial<KFacts>,
  k: number | null = null,
) {
  const of = kOfPlayer({ rating, k, facts: { ...NOTHING, ...facts } }, edition(id), on);
  return [of.k, of.by, of.isAgeOpen];
}

const SEPTEMBER_2014 = dayOf(2014, 9, 20);

test("8.56 (2014): 1800, born 6 May 2001, in September 2014: K 40", () => {
  const facts = { birth: born(2001, 5, 6) };
  expect(decided(2014, SEPTEMBER_2014, 1800, facts)).toEqual([40, "junior", false]);
});

test("8.56 (2014): juniors by age on the day; from 2017 by calendar year", () => {
  const facts = { birth: born(1996, 9, 20) };
  expect(decided(2014, SEPTEMBER_2014 - 1, 2000, facts)).toEqual([40, "junior", false]);
  expect(decided(2014, SEPTEMBER_2014, 2000, facts)).toEqual([20, "otherwise", false]);
  const late = { birth: born(2007, 12, 31) };
  expect(decided(2024, dayOf(2025, 1, 1), 2000, late)).toEqual([40, "junior", false]);
  expect(decided(2024, dayOf(2026, 1, 1), 2000, late)).toEqual([20, "otherwise", false]);
});

test("a junior who reached 2300 has 20, one who reached 2400 has 10", () => {
  const facts = { birth: born(2001, 5, 6) };
  expect(decided(2014, SEPTEMBER_2014, 2310, facts)).toEqual([20, "otherwise", false]);
  expect(decided(2014, SEPTEMBER_2014, 2250, { ...facts, peak: 2300 })[0]).toBe(20);
  expect(decided(2014, SEPTEMBER_2014, 2250, { ...facts, peak: 2400 })).toEqual([
    10,
    "strong",
    false,
  ]);
});

test.each<[EditionId, number, number]>([
  [2005, 25, 15],
  [2011, 30, 15],
  [2014, 40, 20],
  [2025, 40, 20],
])("10.52 (2005), 8.56: new players below 30 games in %d", (id, fresh, otherwise) => {
  expect(decided(id, null, 2000, { games: 29 })).toEqual([fresh, "new", false]);
  expect(decided(id, null, 2000, { games: 30 })).toEqual([otherwise, "otherwise", false]);
});

test("a K that is given goes before everything", () => {
  const facts = { birth: born(2001, 5, 6), games: 3 };
  expect(decided(2014, SEPTEMBER_2014, 1800, facts, 20)).toEqual([20, "given", false]);
});

test("where nothing is known: by the rating alone", () => {
  expect(decided(2014, SEPTEMBER_2014, 1800, {})).toEqual([20, "rating alone", false]);
  expect(decided(2014, null, 2400, {})).toEqual([10, "rating alone", false]);
});

test("a year of birth alone: used where the birthday does not matter, else said", () => {
  const year = (of: number) => ({ birth: { year: of } });
  expect(decided(2014, SEPTEMBER_2014, 1800, year(2001))).toEqual([40, "junior", false]);
  expect(decided(2014, SEPTEMBER_2014, 1800, year(1990))).toEqual([20, "otherwise", false]);
  expect(decided(2014, SEPTEMBER_2014, 1800, year(1996))).toEqual([20, "rating alone", true]);
  /** By the calendar year nobody needs the birthday. */
  expect(decided(2024, dayOf(2025, 6, 1), 1800, year(2007))).toEqual([40, "junior", false]);
  /** Nor where the age changes nothing. */
  expect(decided(2014, SEPTEMBER_2014, 2350, year(1996))).toEqual([20, "otherwise", false]);
  expect(decided(2011, dayOf(2012, 1, 1), 1800, year(1994))).toEqual([15, "otherwise", false]);
});

test("without a day an age is not assumed: adults on the edition's first day are known as such", () => {
  expect(decided(2014, null, 1800, { birth: born(2001, 5, 6) })).toEqual([
    20,
    "rating alone",
    true,
  ]);
  expect(decided(2014, null, 1800, { birth: born(1980, 5, 6) })).toEqual([20, "otherwise", false]);
});

test("born after the event: no age, and it is said where it matters", () => {
  const facts = { birth: born(2020, 5, 6) };
  expect(decided(2014, SEPTEMBER_2014, 1800, facts)).toEqual([20, "rating alone", true]);
  expect(decided(2011, dayOf(2012, 1, 1), 1800, facts)).toEqual([15, "rating alone", false]);
});

test("one year old is young enough; the highest rating alone is something known", () => {
  expect(decided(2014, SEPTEMBER_2014, 1800, { birth: born(2013, 9, 20) })).toEqual([
    40,
    "junior",
    false,
  ]);
  expect(decided(2014, SEPTEMBER_2014, 2300, { peak: 2410 })).toEqual([10, "strong", false]);
});

test("of a K that is given nothing else is asked", () => {
  const { known } = kOfPlayer({ rating: 1800, k: 20 }, edition(2014), null);
  expect(known).toEqual({ games: Infinity, age: Infinity, peak: 0 });
});
