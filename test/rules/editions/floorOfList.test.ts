import { dayOf } from "../../../src/rules/day";
import {
  adjustedList,
  delistingFloorOfList,
  floorOfList,
  floorsOf,
} from "../../../src/rules/editions/floorOfList";

test.each([
  [dayOf(2005, 6, 30), null],
  [dayOf(2005, 7, 1), 1601],
  [dayOf(2006, 1, 1), 1401],
  [dayOf(2009, 7, 1), 1200],
  [dayOf(2012, 7, 1), 1000],
  [dayOf(2024, 2, 1), 1000],
  [dayOf(2024, 3, 1), 1400],
  [null, null],
])("the list of %s: %s", (list, floor) => {
  expect(floorOfList(list, "standard")).toBe(floor);
});

test("rapid and blitz are modelled from March 2024", () => {
  expect(floorOfList(dayOf(2024, 2, 1), "rapid")).toBeNull();
  expect(floorOfList(dayOf(2025, 1, 1), "blitz")).toBe(1400);
});

test("each floor once, in order", () => {
  const days = floorsOf("standard").map(({ from }) => from);
  expect(days).toEqual([...new Set(days)].sort((one, other) => one - other));
});

test("7.2.1: what is calculated for the list of 1 March 2024 is adjusted after it, so 1000 delists", () => {
  const list = adjustedList("standard");
  expect(list).toBe(dayOf(2024, 3, 1));
  expect(delistingFloorOfList(list, "standard")).toBe(1000);
  expect(delistingFloorOfList(dayOf(2024, 4, 1), "standard")).toBe(1400);
  expect(delistingFloorOfList(dayOf(2012, 7, 1), "standard")).toBe(1000);
  expect(delistingFloorOfList(null, "standard")).toBeNull();
});
