import { dayOf } from "../../../src/rules/day";
import { dayOfRound, dayOfTrf, shortTrfDate, trfDate } from "../../../src/tournament/trf/trfDate";

test.each([
  ["2010/09/24", [2010, 9, 24]],
  ["24/09/2010", [2010, 9, 24]],
  ["28. 07. 2005", [2005, 7, 28]],
  ["2026-11-18", [2026, 11, 18]],
] as const)("%s", (text, [year, month, day]) => {
  expect(dayOfTrf(text)).toBe(dayOf(year, month, day));
});

test("of a round two digits of the year are enough, of the event they are not", () => {
  expect(dayOfRound("10/09/24")).toBe(dayOf(2010, 9, 24));
  expect(dayOfRound("2010/09/24")).toBe(dayOf(2010, 9, 24));
  expect(dayOfTrf("24/09/10")).toBeNull();
});

test.each(["", "soon", "2010/02/30", "31/13/2010", "2010", "2010/9"])("%p is no day", (text) => {
  expect(dayOfTrf(text)).toBeNull();
});

test("written as TRF26 has it", () => {
  const day = dayOf(2026, 3, 4);
  expect([trfDate(day), shortTrfDate(day)]).toEqual(["2026/03/04", "26/03/04"]);
});
