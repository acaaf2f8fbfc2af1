import { dayOf } from "../../src/rules/day";
import type { Edition } from "../../src/rules/editions/edition";
import { editionOf } from "../../src/rules/editions/editionOn";
import { timeChecks, type EventTimes } from "../../src/tournament/timeChecks";
import { edition } from "../support/editions";

const START = dayOf(2012, 3, 1);
const TIMES: EventTimes = {
  startDate: START,
  endDate: START + 2,
  roundDays: [START, START, START, START, START + 2],
  timeControl: { minutes: 90, increment: 0 },
};

const seen = (times: EventTimes, of: Edition, ratings: (number | null)[] = [2100, null]) =>
  timeChecks(times, ratings, of).map(({ key, article, passes }) => `${key} ${article} ${passes}`);

test("1.1, 3.1, 4.1 (2011)", () => {
  expect(seen(TIMES, edition(2011))).toEqual([
    "timeControl 1.1 true",
    "roundsPerDay 3.1 false",
    "duration 4.1 true",
  ]);
  expect(seen(TIMES, edition(2011), [2200])[0]).toBe("timeControl 1.1 false");
  expect(seen({ ...TIMES, endDate: START + 90 }, edition(2011))[2]).toBe("duration 4.1 false");
});

test("an increment counts for 60 moves; an unrated field asks for the least", () => {
  const timeControl = { minutes: 90, increment: 30 };
  const [check] = timeChecks({ ...TIMES, timeControl }, [2500], edition(2014));
  expect(check).toMatchObject({
    passes: true,
    values: { minutes: 120, needed: 120, highest: 2500 },
  });
  const [unrated] = timeChecks(TIMES, [null], edition(2014));
  expect(unrated).toMatchObject({ values: { needed: 60, highest: null } });
});

test("rapid has bounds, and no length; what is not known is not checked", () => {
  const rapid = editionOf(2025, "rapid") as Edition;
  expect(seen(TIMES, rapid)).toEqual(["timeControl 1.1 false", "roundsPerDay 3.1 true"]);
  const nothing = { startDate: null, endDate: null, roundDays: [], timeControl: null };
  expect(seen(nothing, edition(2011))).toEqual([]);
});
