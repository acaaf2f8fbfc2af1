import { dayOf } from "../../src/rules/day";
import { listDate } from "../../src/tournament/listDate";

test.each<[string, readonly [number, number, number]]>([
  ["Elo 01.01.2015", [2015, 1, 1]],
  ["Rtg (Jan 2015)", [2015, 1, 1]],
  ["FIDE 1/2015", [2015, 1, 1]],
  ["Elozahl Stand 01.01.2015", [2015, 1, 1]],
  ["Elo Schweiz, Liste Januar 2015", [2015, 1, 1]],
  ["01.11.2011", [2011, 11, 1]],
  ["List of Oct 25", [2025, 10, 1]],
])("7.11 (2011): %p names the list of %p", (heading, day) => {
  expect(listDate(heading)).toBe(dayOf(...day));
});

test.each([
  "Born 01.01.2015",
  "Born before 01.01.2015",
  "Geburt (01/2015)",
  "Payé le 01.01.2015",
  "Rating after 12.09.2014",
  "New Elo 01.10.2014",
  "Elo nach 12.09.2014",
  "Perf. 12.09.2014",
  "Peak Rtg Jan 2015",
  "Rtg +/- Jan 2015",
])("the day of %p is that of no list in force (7.11 of 2011)", (heading) => {
  expect(listDate(heading, dayOf(2015, 6, 1))).toBeNull();
});

test("4.13 (2011): a month alone is the last of its name until the day that is told", () => {
  expect(listDate("Rtg Jan")).toBeNull();
  expect(listDate("Rtg Jan", dayOf(2012, 2, 5))).toBe(dayOf(2012, 1, 1));
  expect(listDate("Rtg Nov", dayOf(2012, 2, 5))).toBe(dayOf(2011, 11, 1));
  expect(listDate("Mar 2011", dayOf(2012, 2, 5))).toBe(dayOf(2011, 3, 1));
});
