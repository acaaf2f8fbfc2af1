import { dayOf } from "../../src/rules/day";
import { plainControl } from "../../src/rules/timeControl";
import type { Edition, EditionId } from "../../src/rules/editions/edition";
import { editionOf } from "../../src/rules/editions/editionOn";
import type { Championship } from "../../src/tournament/composition";
import { timeChecks, type EventTimes } from "../../src/tournament/timeChecks";
import { edition } from "../support/editions";

const START = dayOf(2012, 3, 1);
const TIMES: EventTimes = {
  startDate: START,
  endDate: START + 2,
  roundDays: [START, START, START, START, START + 2],
  timeControl: plainControl(90, 0),
};

const seen = (times: EventTimes, of: Edition, ratings: (number | null)[] = [2100, null]) =>
  timeChecks(times, ratings, of).map(({ key, article, passes }) => `${key} ${article} ${passes}`);

test("1.1, 3.1, 4.1 (2011)", () => {
  expect(seen(TIMES, edition(2011))).toEqual([
    "timeControl 1.1 true",
    "roundsPerDay 3.1 false",
    "hoursPerDay 3.1 true",
    "duration 4.1 true",
  ]);
  expect(seen(TIMES, edition(2011), [2200])[0]).toBe("timeControl 1.1 false");
  expect(seen({ ...TIMES, endDate: START + 90 }, edition(2011))[3]).toBe("duration 4.1 false");
});

test("3.1: three rounds of 150 min + 30 s on one day are 18 hours, in every edition", () => {
  const timeControl = plainControl(150, 30);
  const times = { ...TIMES, endDate: START, roundDays: [START, START, START], timeControl };
  for (const id of [2005, 2011] as const) {
    expect(seen(times, edition(id)).slice(1)).toEqual([
      "roundsPerDay 3.1 true",
      "hoursPerDay 3.1 false",
      "duration 4.1 true",
    ]);
  }
  expect(seen(times, edition(2014)).slice(1)).toEqual([
    "hoursPerDay 3.1 false",
    "duration 4.1 true",
  ]);
});

test("3.1: without the rounds' days, what the days of the event cannot part; more is not claimed", () => {
  const timeControl = plainControl(150, 30);
  const undated = { ...TIMES, endDate: START, roundDays: [], timeControl };
  const played = (games: number) => ({ games, championship: "none" as const });
  const values = (times: EventTimes, games: number) =>
    timeChecks(times, [2100], edition(2014), played(games)).filter(
      ({ article }) => article === "3.1",
    );
  expect(values(undated, 3)).toMatchObject([
    { passes: false, values: { is: 18, isAtLeast: false } },
  ]);
  const twoDays = { ...undated, endDate: START + 1 };
  expect(values(twoDays, 5)).toMatchObject([
    { passes: false, values: { is: 18, isAtLeast: true } },
  ]);
  expect(values(twoDays, 4)).toEqual([]);
  expect(values({ ...undated, endDate: null }, 9)).toEqual([]);
  const partly = { ...twoDays, roundDays: [START, START, START] };
  expect(values(partly, 5)).toMatchObject([{ values: { rounds: 3, isAtLeast: true } }]);
});

test("4.11: a championship may be longer in every edition; 4.12 from 2011; 4.13 of 2014", () => {
  const times = { ...TIMES, endDate: START + 99 };
  const duration = (id: EditionId, championship: Championship) =>
    timeChecks(times, [2100], edition(id), { games: 9, championship }).find(
      ({ key }) => key === "duration",
    );
  for (const id of [2005, 2011, 2014] as const) {
    expect(duration(id, "open")?.passes).toBe(true);
    expect(duration(id, "none")).toMatchObject({
      passes: false,
      values: {
        championship: "4.11",
        approved: id === 2005 ? null : "4.12",
        interim: id === 2014 ? "4.13" : null,
      },
    });
  }
  expect(duration(2024, "open")).toMatchObject({ passes: false, values: { interim: "4.1" } });
});

test("an increment counts for 60 moves; an unrated field asks for the least", () => {
  const timeControl = plainControl(90, 30);
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

test("1.3: the first control after 40 moves is a duty from 2011, advice in 2005; later texts are not known", () => {
  const after = (moves: number) => [
    { moves, seconds: 5400, increment: 0 },
    { moves: null, seconds: 1800, increment: 0 },
  ];
  const first = (id: EditionId, moves: number) =>
    timeChecks({ ...TIMES, timeControl: after(moves) }, [2100], edition(id)).find(
      ({ key }) => key === "firstControl",
    );
  for (const id of [2011, 2012, 2014] as const) {
    expect(first(id, 40)).toMatchObject({ article: "1.3", passes: true });
    expect(first(id, 36)).toMatchObject({ passes: false, values: { moves: 36, needed: 40 } });
  }
  expect(first(2005, 36)).toMatchObject({ passes: true, values: { isDuty: false } });
  expect(first(2024, 36)).toBeUndefined();
  expect(timeChecks(TIMES, [2100], edition(2014)).some(({ key }) => key === "firstControl")).toBe(
    false,
  );
});
