import { dayOf } from "../../src/rules/day";
import { deadlines } from "../../src/rules/deadlines";
import type { EditionId } from "../../src/rules/editions/edition";
import { editionOn } from "../../src/rules/editions/editionOn";
import { edition } from "../support/editions";

const of = (id: EditionId, start: number, end: number) =>
  deadlines(start, end, edition(id), editionOn);

test("0.4 (2011): registered a month before, on the last day of a shorter month; 7.13: the list", () => {
  expect(of(2011, dayOf(2012, 3, 31), dayOf(2012, 4, 8))).toEqual({
    registered: dayOf(2012, 2, 29),
    normRegistered: null,
    interim: [],
    reported: null,
    uploaded: null,
    list: dayOf(2012, 5, 1),
    normally: null,
    lastList: null,
  });
});

test("0.2, 9.1 (2014): a week before, 30 days where norms are possible; 7 and 30 days after; 7.13: three days before the list", () => {
  expect(of(2014, dayOf(2015, 4, 10), dayOf(2015, 4, 29))).toEqual({
    registered: dayOf(2015, 4, 3),
    normRegistered: dayOf(2015, 3, 11),
    interim: [],
    reported: dayOf(2015, 5, 6),
    uploaded: dayOf(2015, 5, 29),
    list: dayOf(2015, 6, 1),
    normally: null,
    lastList: null,
  });
});

test("0.2, 9.1 (2024): three days before; in time for the third list", () => {
  expect(of(2024, dayOf(2024, 6, 1), dayOf(2024, 6, 9))).toEqual({
    registered: dayOf(2024, 5, 29),
    normRegistered: dayOf(2024, 5, 2),
    interim: [],
    reported: null,
    uploaded: null,
    list: dayOf(2024, 7, 1),
    normally: null,
    lastList: dayOf(2024, 9, 1),
  });
});

test("9.13 (2005) fixes nothing, but says what is normal: a month before the list", () => {
  const { normally, interim, ...fixed } = of(2005, dayOf(2006, 1, 1), dayOf(2006, 1, 9));
  expect(normally).toEqual({ list: dayOf(2006, 4, 1), reportedBy: dayOf(2006, 3, 1) });
  expect(interim).toEqual([]);
  expect(new Set(Object.values(fixed))).toEqual(new Set([null]));
});

test("7.13 (2011): an official event counts until the day before the list", () => {
  const [start, end] = [dayOf(2012, 4, 20), dayOf(2012, 4, 30)];
  expect(of(2011, start, end).list).toBe(dayOf(2012, 7, 1));
  expect(deadlines(start, end, edition(2011), editionOn, true).list).toBe(dayOf(2012, 5, 1));
});
