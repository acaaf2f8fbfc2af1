import { closingsOf, countingList } from "../../src/rules/countingList";
import { dayOf } from "../../src/rules/day";
import { EDITIONS } from "../../src/rules/editions/editions";
import { editionOn } from "../../src/rules/editions/editionOn";

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
