import { dayOf } from "../../src/rules/day";
import type { KFacts } from "../../src/rules/kFacts";
import { kOfEach, kOfPeriod, type KAtEvent } from "../../src/rules/kOfPeriod";
import { periodOfList } from "../../src/rules/ratingPeriod";
import { edition } from "../support/editions";

const NOTHING: KFacts = { birth: null, games: null, peak: null };
const SEPTEMBER = dayOf(2014, 9, 1);

const event = (day: number | null, rest: Partial<KAtEvent> = {}): KAtEvent => ({
  day,
  rating: 1800,
  k: null,
  ...rest,
});

const each = (...events: KAtEvent[]) => kOfEach(kOfPeriod(events, edition(2014), SEPTEMBER));

test("8.56 (2014): an 18th birthday during the period changes K from the next", () => {
  const facts = { ...NOTHING, birth: { year: 1996, month: 9, day: 10 } };
  const days = [SEPTEMBER + 4, SEPTEMBER + 20];
  expect(each(...days.map((day) => event(day, { facts })))).toEqual([40, 40]);
  /** Even before the first event. */
  expect(each(event(SEPTEMBER + 20, { facts }))).toEqual([40]);
  expect(kOfPeriod([event(SEPTEMBER + 20, { facts })], edition(2014), SEPTEMBER).own[0]?.k).toBe(
    20,
  );
  const october = dayOf(2014, 10, 1);
  const later = kOfPeriod([event(october + 4, { facts })], edition(2014), october);
  expect(kOfEach(later)).toEqual([20]);
});

test("8.56 (2014): a 30th game during the period changes K from the next", () => {
  const games = (count: number) => ({ facts: { ...NOTHING, games: count } });
  expect(each(event(SEPTEMBER + 4, games(25)), event(SEPTEMBER + 20, games(32)))).toEqual([40, 40]);
  expect(each(event(SEPTEMBER + 4, games(32)))).toEqual([20]);
});

test("2400 is of the list before: two events of one period have one K", () => {
  const events = [
    event(SEPTEMBER + 4, { rating: 2390 }),
    event(SEPTEMBER + 20, { rating: 2390, facts: { ...NOTHING, peak: 2410 } }),
  ];
  expect(each(...events)).toEqual([10, 10]);
});

test("given K that differs: that of the first event of the period that has one", () => {
  const [one, other] = [event(SEPTEMBER + 4, { k: 40 }), event(SEPTEMBER + 20, { k: 20 })];
  expect(each(one, other)).toEqual([40, 40]);
  expect(each(event(SEPTEMBER + 2), one, other)).toEqual([40, 40, 40]);
});

test("4.13 (2011): an event that began before the period keeps its own K", () => {
  const before = event(SEPTEMBER - 4, { k: 40 });
  expect(each(before, event(SEPTEMBER + 4, { k: 20 }))).toEqual([40, 20]);
});

test("what one event tells holds for all; unrated players have no K", () => {
  const facts = { ...NOTHING, birth: { year: 2001, month: 5, day: 6 } };
  expect(each(event(null), event(null, { facts }), event(null, { rating: null }))).toEqual([
    40,
    40,
    null,
  ]);
  expect(each(event(null, { rating: null }))).toEqual([null]);
});

test("without a period's start K is that of the first event's day", () => {
  const facts = { ...NOTHING, birth: { year: 1996, month: 9, day: 10 } };
  const of = kOfPeriod([event(SEPTEMBER + 20, { facts })], edition(2014), null);
  expect(kOfEach(of)).toEqual([20]);
});

test("a list counts the period before it: three months in 2005, one in 2014", () => {
  expect(periodOfList(dayOf(2014, 10, 1), edition(2014))).toBe(SEPTEMBER);
  expect(periodOfList(dayOf(2005, 10, 1), edition(2005))).toBe(dayOf(2005, 7, 1));
});

test("an event on the first day of the period is one of the period", () => {
  expect(each(event(SEPTEMBER, { k: 40 }), event(SEPTEMBER + 4, { k: 20 }))).toEqual([40, 40]);
});

test("where no event is of the period there is no K at its start", () => {
  const of = kOfPeriod([event(SEPTEMBER - 4, { k: 40 })], edition(2014), SEPTEMBER);
  expect(of).toMatchObject({ first: null, atStart: null, isAtStart: [false], facts: NOTHING });
  expect(kOfEach(of)).toEqual([40]);
});

test("each fact from the event that has it", () => {
  const birth = { year: 2001, month: 5, day: 6 };
  const events = [
    event(null),
    event(null, { facts: { ...NOTHING, games: 32 } }),
    event(null, { facts: { ...NOTHING, birth, games: 25 } }),
    event(null, { facts: { ...NOTHING, peak: 2100 } }),
  ];
  const { facts } = kOfPeriod(events, edition(2014), SEPTEMBER);
  expect(facts).toEqual({ birth, games: 25, peak: 2100 });
  const unknown = kOfPeriod([event(null, { facts: NOTHING })], edition(2014), SEPTEMBER);
  expect(unknown.facts).toEqual(NOTHING);
});
