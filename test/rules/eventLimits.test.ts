import { dayOf } from "../../src/rules/day";
import type { Edition } from "../../src/rules/editions/edition";
import { editionOf } from "../../src/rules/editions/editionOn";
import {
  eventLength,
  hoursPerDay,
  interimResults,
  mostOnADay,
  roundsPerDay,
} from "../../src/rules/eventLimits";
import { edition } from "../support/editions";

const DAY = dayOf(2012, 3, 1);

test("3.1 (2005): three rounds a day; rapid 15, blitz 30; from 2014 hours alone", () => {
  const days = [DAY, DAY, DAY, DAY, DAY + 1];
  const rounds = mostOnADay(days);
  expect(roundsPerDay(rounds, edition(2011))).toEqual({ is: 4, allowed: 3 });
  expect(roundsPerDay(rounds, editionOf(2025, "rapid") as Edition)?.allowed).toBe(15);
  expect(roundsPerDay(rounds, editionOf(2025, "blitz") as Edition)?.allowed).toBe(30);
  expect(roundsPerDay(rounds, edition(2014))).toBeNull();
  expect(roundsPerDay(mostOnADay([]), edition(2005))).toBeNull();
});

test("3.1: 12 hours a day, of both players over 60 moves; three rounds of 150 min + 30 s are 18", () => {
  const slow = 180;
  for (const id of [2005, 2011, 2014, 2025] as const) {
    expect(hoursPerDay(3, slow, edition(id))).toEqual({
      is: 18,
      allowed: 12,
      rounds: 3,
      minutes: 180,
      by: id < 2014 ? "3.1 (2014)" : null,
    });
  }
  expect(hoursPerDay(2, slow, edition(2014))?.is).toBe(12);
  expect(hoursPerDay(3, 90, edition(2005))?.is).toBe(9);
  expect(hoursPerDay(0, slow, edition(2014))).toBeNull();
  expect(hoursPerDay(30, slow, editionOf(2025, "blitz") as Edition)).toBeNull();
});

test("4.1: 90 days, from 2022 30; rapid and blitz have no such limit", () => {
  expect(eventLength(DAY, DAY + 90, edition(2014))).toEqual({ is: 91, allowed: 90 });
  expect(eventLength(DAY, DAY, edition(2024))).toEqual({ is: 1, allowed: 30 });
  expect(eventLength(DAY, DAY, editionOf(2025, "rapid") as Edition)).toBeNull();
});

test("4.13 (2014): an event of more than 90 days owes results every month; 4.13 (2011) is another rule", () => {
  const [start, end] = [dayOf(2014, 10, 31), dayOf(2015, 2, 28)];
  expect(interimResults(start, end, edition(2014))).toEqual([
    dayOf(2014, 11, 30),
    dayOf(2014, 12, 31),
    dayOf(2015, 1, 31),
  ]);
  expect(interimResults(start, start + 89, edition(2014))).toEqual([]);
  expect(interimResults(start, end, edition(2005))).toEqual([]);
  expect(interimResults(start, end, edition(2011))).toEqual([]);
});
