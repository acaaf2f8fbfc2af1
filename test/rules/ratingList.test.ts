import { editionOn } from "../../src/rules/editions/editionOn";
import { dayOf } from "../../src/rules/day";
import { normalList, ratedOn, ratingList } from "../../src/rules/ratingList";
import { because, onDay, edition } from "../support/editions";

test.each([
  [2005, [2005, 8, 20], [2005, 7, 1]],
  [2005, [2006, 3, 31], [2006, 1, 1]],
  [2005, [2006, 4, 1], [2006, 4, 1]],
  [2011, [2012, 2, 29], [2012, 1, 1]],
  [2011, [2011, 12, 31], [2011, 11, 1]],
  [2014, [2016, 2, 29], [2016, 2, 1]],
] as const)("edition %d: an event starting on %p uses the list of %p", (id, start, list) => {
  expect(ratingList(onDay(start), edition(id))).toBe(onDay(list));
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
