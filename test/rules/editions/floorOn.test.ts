import { dayOf } from "../../../src/rules/day";
import { floorOn } from "../../../src/rules/editions/floorOn";
import { edition } from "../../support/editions";

test("2005: 1601 before 1 January 2006, then 1401", () => {
  expect(floorOn(edition(2005), dayOf(2005, 12, 31))).toBe(1601);
  expect(floorOn(edition(2005), dayOf(2006, 1, 1))).toBe(1401);
  expect(floorOn(edition(2005))).toBe(1401);
});

test("a day before the edition gets its first floor", () => {
  expect(floorOn(edition(2005), dayOf(2004, 1, 1))).toBe(1601);
});
