import fc from "fast-check";
import { calendarDate, dayOf, isDay, monthsLater } from "../../src/rules/day";

test("1 July 2005 is 38534", () => {
  expect(dayOf(2005, 7, 1)).toBe(38534);
  expect(calendarDate(38534)).toEqual({ year: 2005, month: 7, day: 1 });
});

test("a date with a time is its day", () => {
  expect(calendarDate(38534.9)).toEqual({ year: 2005, month: 7, day: 1 });
});

test("there and back again", () => {
  fc.assert(
    fc.property(fc.integer({ min: 61, max: 2958465 }), (day) => {
      const date = calendarDate(day);
      expect(dayOf(date.year, date.month, date.day)).toBe(day);
    }),
  );
});

test("the same day of another month, or its last", () => {
  expect(monthsLater(dayOf(2012, 3, 31), -1)).toBe(dayOf(2012, 2, 29));
  expect(monthsLater(dayOf(2014, 12, 15), 2)).toBe(dayOf(2015, 2, 15));
});

test("numbers that no calendar has are no days", () => {
  expect([1, 38534.5, 2958465.9].every(isDay)).toBe(true);
  expect([0, -1, 2958466, 1e300, NaN, "38534", true, null].some(isDay)).toBe(false);
});
