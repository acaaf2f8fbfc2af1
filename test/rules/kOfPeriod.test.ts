import { dayOf } from "../../src/rules/day";
import { kDay, kReadingOf, type KReading } from "../../src/rules/kDay";
import type { KFacts } from "../../src/rules/kFacts";
import { kOfPeriod } from "../../src/rules/kOfPeriod";
import { kAtEvents, type ReportedResult } from "../../src/rules/period/periodReport";
import { periodOfList } from "../../src/rules/ratingPeriod";
import { edition } from "../support/editions";

const NOTHING: KFacts = { birth: null, games: null, peak: null };
const SEPTEMBER = dayOf(2014, 9, 1);
const OCTOBER = dayOf(2014, 10, 1);

type Event = Omit<ReportedResult, "games" | "delta">;

const event = (day: number | null, rest: Partial<Event> = {}): Event => ({
  day,
  rating: 1800,
  k: null,
  ...rest,
});

const counted = (events: readonly Event[], start: number | null = SEPTEMBER) =>
  kOfPeriod(kAtEvents(events, edition(2014), start));

const each = (...events: Event[]) => counted(events).map((of) => of?.counted.k ?? null);

const BORN_10_SEPTEMBER_1996 = { ...NOTHING, birth: { year: 1996, month: 9, day: 10 } };

test("7.12 (2014): K is that of the list in force; an 18th birthday changes it from the next on", () => {
  const facts = BORN_10_SEPTEMBER_1996;
  const days = [SEPTEMBER + 4, SEPTEMBER + 20];
  expect(each(...days.map((day) => event(day, { facts })))).toEqual([40, 40]);
  /** Even before the first event. */
  expect(each(event(SEPTEMBER + 20, { facts }))).toEqual([40]);
  expect(each(event(OCTOBER + 4, { facts }))).toEqual([20]);
});

test("8.56 (2014), 7.12: born 15 March 1997, event of 20 March 2015: K 40 by the list of 1 March, 20 by the day", () => {
  const facts = { ...NOTHING, birth: { year: 1997, month: 3, day: 15 } };
  const of = (kReading: KReading) => event(dayOf(2015, 3, 20), { facts, kReading });
  expect(each(of("list"))).toEqual([40]);
  expect(each(of("first day"))).toEqual([20]);
});

test("the day of K is that of the list in force, or the event's first; on a list's day they are one", () => {
  const startDate = dayOf(2011, 8, 20);
  expect(kDay({ startDate }, edition(2011))).toBe(dayOf(2011, 7, 1));
  expect(kDay({ startDate, kReading: "first day" }, edition(2011))).toBe(startDate);
  expect(kDay({ startDate: null }, edition(2011))).toBeNull();
  expect(kReadingOf(startDate, startDate, edition(2011))).toBe("first day");
  expect(kReadingOf(dayOf(2011, 7, 1), startDate, edition(2011))).toBe("list");
  expect(kReadingOf(SEPTEMBER, SEPTEMBER, edition(2014))).toBe("list");
  expect(kReadingOf(null, startDate, edition(2011))).toBe("list");
});

test("8.56 (2014): a 30th game during the period changes K from the next list on", () => {
  const games = (count: number) => ({ facts: { ...NOTHING, games: count } });
  expect(each(event(SEPTEMBER + 4, games(25)), event(SEPTEMBER + 20, games(32)))).toEqual([40, 40]);
  expect(each(event(SEPTEMBER + 4, games(32)))).toEqual([20]);
});

test("read by the first day each event has its own K", () => {
  const at = (day: number) => event(day, { facts: BORN_10_SEPTEMBER_1996, kReading: "first day" });
  expect(each(at(SEPTEMBER + 4), at(SEPTEMBER + 20))).toEqual([40, 20]);
});

test("2400 is of the list before: two events of one list have one K", () => {
  const events = [
    event(SEPTEMBER + 4, { rating: 2390 }),
    event(SEPTEMBER + 20, { rating: 2390, facts: { ...NOTHING, peak: 2410 } }),
  ];
  expect(each(...events)).toEqual([10, 10]);
});

test("7.12 (2014): given K that differs: a list has one of each player, the first that is given", () => {
  const [one, other] = [event(SEPTEMBER + 4, { k: 40 }), event(SEPTEMBER + 20, { k: 20 })];
  expect(each(one, other)).toEqual([40, 40]);
  expect(each(event(SEPTEMBER + 2), one, other)).toEqual([40, 40, 40]);
});

test("4.13 (2011): an event that began before the period keeps K of its own list", () => {
  const before = event(SEPTEMBER - 4, { k: 40 });
  expect(each(before, event(SEPTEMBER + 4, { k: 20 }))).toEqual([40, 20]);
  const [facts, later] = [BORN_10_SEPTEMBER_1996, dayOf(2014, 10, 4)];
  expect(each(event(SEPTEMBER + 25, { facts }), event(later, { facts }))).toEqual([40, 20]);
});

test("0.1 (2014): K is by the edition of each event's own first day", () => {
  const june = event(dayOf(2014, 6, 28), { rating: 2100, edition: edition(2012) });
  const july = event(dayOf(2014, 7, 10), { rating: 2100, edition: edition(2014) });
  expect(each(june, july)).toEqual([15, 20]);
});

test("what one event tells holds for all of its list, a birth for all; unrated players have no K", () => {
  const facts = { ...NOTHING, birth: { year: 2001, month: 5, day: 6 } };
  expect(each(event(null), event(null, { facts }), event(null, { rating: null }))).toEqual([
    40,
    40,
    null,
  ]);
  expect(each(event(null, { rating: null }))).toEqual([null]);
  const games = { ...NOTHING, games: 12, birth: { year: 1980 } };
  expect(each(event(SEPTEMBER - 4, { facts: games }), event(SEPTEMBER + 4))).toEqual([40, 20]);
  expect(each(event(SEPTEMBER - 4), event(SEPTEMBER + 4, { facts }))).toEqual([40, 40]);
});

test("an event without a day has K of the period's start", () => {
  const [of] = counted([event(null, { facts: BORN_10_SEPTEMBER_1996 })], OCTOBER);
  expect(of?.counted.k).toBe(20);
  const [open] = counted([event(null, { facts: BORN_10_SEPTEMBER_1996 })], null);
  expect(open?.counted).toMatchObject({ k: 20, isAgeOpen: true });
});

test("a list counts the period before it: three months in 2005, one in 2014", () => {
  expect(periodOfList(OCTOBER, edition(2014))).toBe(SEPTEMBER);
  expect(periodOfList(dayOf(2005, 10, 1), edition(2005))).toBe(dayOf(2005, 7, 1));
});

test("each fact from the event that has it; what an event has alone is told beside", () => {
  const birth = { year: 2001, month: 5, day: 6 };
  const events = [
    event(null),
    event(null, { facts: { ...NOTHING, games: 32 } }),
    event(null, { facts: { ...NOTHING, birth, games: 25 } }),
    event(null, { facts: { ...NOTHING, peak: 2100 } }),
  ];
  const all = counted(events);
  expect(all.map((of) => of?.facts)).toEqual(events.map(() => ({ birth, games: 25, peak: 2100 })));
  expect(all.map((of) => of?.own.k)).toEqual([20, 20, 40, 20]);
  expect(all.map((of) => of?.givenTo)).toEqual([null, null, null, null]);
  const [unknown] = counted([event(null, { facts: NOTHING })]);
  expect(unknown?.facts).toEqual(NOTHING);
});

test("8.56 (2014): a year of birth in one event is the day that another event tells, of whichever list", () => {
  const year = { facts: { ...NOTHING, birth: { year: 1996 } } };
  const day = { facts: BORN_10_SEPTEMBER_1996 };
  const events = [event(SEPTEMBER + 4, year), event(SEPTEMBER + 20, day)];
  expect(each(event(SEPTEMBER + 4, year))).toEqual([20]);
  expect(each(...events)).toEqual([40, 40]);
  expect(each(...events.reverse())).toEqual([40, 40]);
  expect(each(event(SEPTEMBER + 4, year), event(OCTOBER + 4, day))).toEqual([40, 20]);
  const other = { facts: { ...NOTHING, birth: { year: 1995 } } };
  expect(each(event(SEPTEMBER + 4, other), event(OCTOBER + 4, day))).toEqual([20, 20]);
});
