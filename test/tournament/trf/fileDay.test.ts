import { dayOf } from "../../../src/rules/day";
import { daysOfFile, roundDay, sureDay } from "../../../src/tournament/trf/fileDay";

const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split("-").map(Number);
  return dayOf(year, month, date);
};

test.each([
  ["2010/09/24", ["2010-09-24"]],
  ["2010.09.24", ["2010-09-24"]],
  ["24/09/2010", ["2010-09-24"]],
  ["28. 07. 2005", ["2005-07-28"]],
  ["May 10, 2020", ["2020-05-10"]],
  /** The year may stand at either end, the month at any place. */
  ["10.09.13", ["2013-09-10", "2010-09-13"]],
  ["07.09.18", ["2018-09-07", "2007-09-18"]],
  ["17/08/30", ["2030-08-17", "2017-08-30"]],
  ["17.30.08", ["2017-08-30"]],
  ["10/04/2010", ["2010-04-10", "2010-10-04"]],
  ["31/13/2010", []],
  ["soon", []],
  ["", []],
])("a file's %p may be %p", (text, days) => {
  expect(daysOfFile(text)).toEqual(days.map(day));
  expect(sureDay(text)).toBe(days.length === 1 ? day(days[0]!) : null);
});

test.each([
  ["10/09/24", null, "2010-09-24"],
  ["10/09/24", "2010-09-20", "2010-09-24"],
  ["2010/09/24", null, "2010-09-24"],
  ["24/09/10", "2010-09-20", "2010-09-24"],
  ["10.09.13", "2013-09-10", "2013-09-10"],
  ["10.09.13", "2010-09-13", "2010-09-13"],
] as const)("132: %p of an event of %p is %p", (text, start, is) => {
  expect(roundDay(text, start === null ? null : day(start))).toBe(day(is));
});

test("132: what may be of several years, or of none near the event, stays a text", () => {
  expect(roundDay("10.09.13", null)).toBeNull();
  expect(roundDay("10/09/24", day("2019-01-01"))).toBeNull();
});
