import { dayOf } from "../../../src/rules/day";
import { delistingFloor } from "../../../src/rules/report/delistingFloor";
import { edition } from "../../support/editions";

const on = (year: number, month: number, day: number) => dayOf(year, month, day);

test.each([
  ["7.21 (2011): 20 to 24 June 2012, the list of 1 July", 2011, [2012, 6, 20], [2012, 6, 24], 1000],
  ["7.21 (2011): six days before the list of 1 July", 2011, [2012, 4, 20], [2012, 4, 24], 1200],
  [
    "9.21 (2005): December 2005, the list of April 2006",
    2005,
    [2005, 12, 10],
    [2005, 12, 14],
    1401,
  ],
  [
    "9.21 (2005): October 2005, the list of January 2006",
    2005,
    [2005, 10, 10],
    [2005, 10, 14],
    1401,
  ],
  ["9.21 (2005): August 2005, the list of October 2005", 2005, [2005, 8, 10], [2005, 8, 14], 1601],
  [
    "7.2.1 (2022): February 2024, the list of 1 March adjusts 1000 to 1400",
    2022,
    [2024, 2, 9],
    [2024, 2, 11],
    1000,
  ],
  [
    "7.2.1 (2022): ratings of February 2024, the list of 1 April",
    2022,
    [2024, 2, 24],
    [2024, 3, 3],
    1000,
  ],
  ["7.2.1 (2024): from 1 March 2024, the list of 1 April", 2024, [2024, 3, 1], [2024, 3, 3], 1400],
] as const)("%s", (_, id, [y, m, d], [y2, m2, d2], floor) => {
  const days = { startDate: on(y, m, d), endDate: on(y2, m2, d2) };
  expect(delistingFloor(days, edition(id))).toBe(floor);
});

test("the last day unknown, the first; the list told, that list; no day at all, the edition's", () => {
  const startDate = on(2012, 6, 20);
  expect(delistingFloor({ startDate }, edition(2011))).toBe(1000);
  expect(delistingFloor({ startDate, list: on(2012, 5, 1) }, edition(2011))).toBe(1200);
  expect(delistingFloor({}, edition(2005))).toBe(1401);
});
