import { dayOf } from "../../src/rules/day";
import type { Edition } from "../../src/rules/editions/edition";
import { editionOf } from "../../src/rules/editions/editionOn";
import { eventLength, roundsPerDay } from "../../src/rules/eventLimits";
import { edition } from "../support/editions";

const DAY = dayOf(2012, 3, 1);

test("3.1 (2005): three rounds a day; rapid 15, blitz 30; from 2014 hours alone", () => {
  const days = [DAY, DAY, DAY, DAY, DAY + 1];
  expect(roundsPerDay(days, edition(2011))).toEqual({ is: 4, allowed: 3 });
  expect(roundsPerDay(days, editionOf(2025, "rapid") as Edition)?.allowed).toBe(15);
  expect(roundsPerDay(days, editionOf(2025, "blitz") as Edition)?.allowed).toBe(30);
  expect(roundsPerDay(days, edition(2014))).toBeNull();
  expect(roundsPerDay([], edition(2005))).toBeNull();
});

test("4.1: 90 days, from 2022 30; rapid and blitz have no such limit", () => {
  expect(eventLength(DAY, DAY + 90, edition(2014))).toEqual({ is: 91, allowed: 90 });
  expect(eventLength(DAY, DAY, edition(2024))).toEqual({ is: 1, allowed: 30 });
  expect(eventLength(DAY, DAY, editionOf(2025, "rapid") as Edition)).toBeNull();
});
