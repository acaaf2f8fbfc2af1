import {
  closingsOf,
  countingList,
  listThatCounts,
  normalList,
  ratedOn,
} from "../../src/rules/countingList";
import { dayOf } from "../../src/rules/day";
import { EDITIONS } from "../../src/rules/editions/editions";
import { editionOn } from "../../src/rules/editions/editionOn";
import { because, edition, onDay } from "../support/editions";

type Date = readonly [year: number, month: number, day: number];

const of = (end: Date) => countingList(dayOf(...end), editionOn);

test.each<[string, Date, Date]>([
  ["7.13 (2011): seven days before", [2012, 6, 24], [2012, 7, 1]],
  ["7.13 (2011): six days before are too few", [2012, 6, 25], [2012, 8, 1]],
  ["7.13 (2014): three days before", [2015, 1, 29], [2015, 2, 1]],
  ["7.13 (2014): two days before are too few", [2015, 1, 30], [2015, 3, 1]],
  ["7.1.3 (2024): three days before", [2024, 3, 29], [2024, 4, 1]],
])("%s", (_, end, list) => {
  expect(of(end)).toEqual({ list: dayOf(...list), isFixed: true, other: null });
});

test.each<[string, Date, Date, Date | null]>([
  ["9.13 (2005): a month before", [2006, 3, 1], [2006, 4, 1], null],
  ["9.13 (2005): seven days would still do", [2006, 3, 2], [2006, 7, 1], [2006, 4, 1]],
  ["9.13 (2005): nothing would do", [2006, 3, 26], [2006, 7, 1], null],
  ["2012: seven days, as in 2011", [2012, 8, 25], [2012, 9, 1], null],
  ["2012: three days, as in 2014, would do", [2012, 8, 26], [2012, 10, 1], [2012, 9, 1]],
  ["2017: three days, as in 2014; seven are too few", [2018, 5, 27], [2018, 6, 1], [2018, 7, 1]],
  ["2022: both closings are missed", [2022, 5, 30], [2022, 7, 1], null],
])("a reading where no text fixes the closing, %s", (_, end, list, other) => {
  const expected = { list: dayOf(...list), isFixed: false, other: other && dayOf(...other) };
  expect(of(end)).toEqual(expected);
});

test("nobody knows the list of an event before the first edition", () => {
  expect(of([2004, 1, 1])).toBeNull();
});

test("every edition has a closing, fixed or read", () => {
  for (const edition of EDITIONS) {
    const isFixed = edition.publication.closingDays !== null;
    expect(closingsOf(edition).length > 1).toBe(!isFixed);
    expect(closingsOf(edition)).not.toHaveLength(0);
  }
});

test("7.13 (2011, 2014): an official event counts until the day before the list, in a reading never", () => {
  expect(listThatCounts(dayOf(2015, 1, 31), "standard", true)).toBe(dayOf(2015, 2, 1));
  expect(listThatCounts(dayOf(2015, 1, 31))).toBe(dayOf(2015, 3, 1));
  expect(listThatCounts(dayOf(2006, 3, 26), "standard", true)).toBe(dayOf(2006, 7, 1));
});

test.each([
  [2011, [2011, 8, 25], false, [2011, 9, 1]],
  [2011, [2011, 8, 26], false, [2011, 11, 1]],
  [2011, [2011, 8, 31], true, [2011, 9, 1]],
  [2011, [2011, 12, 30], false, [2012, 3, 1]],
  [2014, [2014, 12, 29], false, [2015, 1, 1]],
  [2014, [2014, 12, 30], false, [2015, 2, 1]],
  [2024, [2024, 4, 28], false, [2024, 5, 1]],
  [2024, [2024, 4, 29], false, [2024, 6, 1]],
] as const)(
  "edition %d: an event ending on %p (official %p) is on the list of %p",
  (id, end, official, list) => {
    expect(ratedOn(onDay(end), () => edition(id), official)).toBe(onDay(list));
  },
);

test.each([2005, 2012, 2017, 2022] as const)("%d fixes no closing date", (id) => {
  expect(because(ratedOn(dayOf(2020, 1, 1), () => edition(id), true))).toMatch(/^noFixedClosing/);
});

test.each([
  [
    [2006, 3, 1],
    [2006, 4, 1],
    [2006, 3, 1],
  ],
  [
    [2006, 3, 2],
    [2006, 7, 1],
    [2006, 6, 1],
  ],
  [
    [2005, 12, 31],
    [2006, 4, 1],
    [2006, 3, 1],
  ],
  [
    [2009, 6, 15],
    [2009, 9, 1],
    [2009, 8, 1],
  ],
] as const)(
  "9.13 (2005): an event ending on %p is normally on the list of %p, reported by %p",
  (end, list, reportedBy) => {
    const normally = { list: onDay(list), reportedBy: onDay(reportedBy) };
    expect(normalList(onDay(end), editionOn)).toEqual(normally);
    expect(ratedOn(onDay(end), editionOn, false)).toMatchObject({ values: { normally } });
  },
);

test("only 2005 says what is normal", () => {
  expect(normalList(onDay([2012, 9, 1]), editionOn)).toBeNull();
  expect(normalList(onDay([2004, 1, 1]), editionOn)).toBeNull();
});

test("lists follow the edition of their own day: monthly from July 2012", () => {
  const inForce = (day: number) => editionOn(day);
  expect(ratedOn(onDay([2012, 6, 23]), inForce, false)).toBe(onDay([2012, 7, 1]));
  expect(ratedOn(onDay([2012, 6, 28]), inForce, false)).toBe(onDay([2012, 8, 1]));
});

test("before the first edition there is no list", () => {
  expect(because(ratedOn(onDay([2004, 1, 1]), (day) => editionOn(day), false))).toMatch(
    /^beforeFirstEdition/,
  );
});
