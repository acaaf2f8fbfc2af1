import { dayOf } from "../../../src/rules/day";
import { CAREER_READINGS } from "../../../src/sheets/firstRating/careerReadings";
import { readingsOf } from "../../../src/sheets/readingNotes";
import type { NamedEvent } from "../../../src/tournament/career/readCareer";
import { edition } from "../../support/editions";

const event = (system: "swiss" | "robin", score: number, month = 5): NamedEvent => ({
  ...{ name: "Open", day: dayOf(2015, month, 1), system, rc: 2000, score: 2 * score, games: 9 },
});

test("8.3 (2014): dp in full is a reading where a round robin is among several events below 50 %", () => {
  const isNoted = (...career: NamedEvent[]) => {
    const order = { title: "", career, edition: edition(2014), style: "fide" as const };
    return readingsOf(CAREER_READINGS, order, order.edition).includes("robinsInPool");
  };
  expect(isNoted(event("robin", 2), event("swiss", 4, 6))).toBe(false);
  const few = (system: "swiss" | "robin", month: number) => ({
    ...event(system, 1, month),
    games: 4,
  });
  expect(isNoted(few("robin", 5), few("swiss", 6))).toBe(true);
  expect(isNoted(few("swiss", 5), few("swiss", 6))).toBe(false);
  expect(isNoted(event("robin", 2))).toBe(false);
  expect(isNoted({ ...few("robin", 5), score: 8 }, few("swiss", 6))).toBe(false);
});
