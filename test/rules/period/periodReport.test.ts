import fc from "fast-check";
import { dayOf } from "../../../src/rules/day";
import type { EditionId } from "../../../src/rules/editions/edition";
import {
  periodReport,
  startOfPeriod,
  type PlayerOfPeriod,
  type ReportedResult,
} from "../../../src/rules/period/periodReport";
import { edition } from "../../support/editions";
import { periodOrder, randomPeriod } from "../../support/randomPeriod";

const MAY = dayOf(2024, 5, 10);

function result(
  rating: number | null,
  games: number,
  delta: number | null,
  k: number | null = 20,
  day = MAY,
): ReportedResult {
  return { day, rating, games, delta, k };
}

const one = (player: PlayerOfPeriod, list: number | null = dayOf(2024, 6, 1)) =>
  periodReport([player], edition(2024), list)[0]!;

test("8.3.4 (2024): all events together, rounded once, from the last rating", () => {
  const results = [result(2000, 5, 33), result(2004, 4, 42)];
  expect(one({ results, earlierGames: 10 })).toMatchObject({
    kind: "rated",
    before: 2004,
    events: 2,
    period: { games: 9, delta: 75, change: 1500, rating: 2019 },
    remarks: [{ key: "ratings", least: 2000, most: 2004, isFarApart: false }],
  });
});

test("8.3.3 (2024): K × n ≤ 700 with the games of all events", () => {
  const results = [result(2000, 10, 100, 40), result(2000, 12, -50, 40)];
  expect(one({ results, earlierGames: null })).toMatchObject({
    period: { k: [31, 31], change: 31 * 50 },
  });
});

test("an unrated player: his games, and nothing more", () => {
  const results = [result(null, 5, null, null), result(null, 0, null, null)];
  const row = { kind: "unrated", games: 5, events: 1, lacking: 0 };
  expect(one({ results, earlierGames: null })).toEqual(row);
});

test("an event played before the first rating makes no part of the change", () => {
  const results = [result(null, 5, null, null), result(1800, 4, 100)];
  expect(one({ results, earlierGames: null })).toMatchObject({ period: { games: 4, delta: 100 } });
});

test("7.12 (2014): events of one list with the first K that is given; another one is told", () => {
  const results = [result(2390, 5, 50, 20), result(2400, 5, 50, 10)];
  expect(one({ results, earlierGames: null })).toMatchObject({
    period: { k: [20, 20], change: 2000 },
    remarks: [{ key: "ratings" }, { key: "k", least: 10, most: 20 }],
  });
});

test("7.2.1 (2024): below the floor of the list; 7.2.3: inactive, certain where the year is known", () => {
  const low = [result(1410, 5, -100)];
  expect(one({ results: low, earlierGames: 3 })).toMatchObject({ remarks: [{ key: "delisted" }] });
  const none = [result(1500, 0, 0)];
  const inactive = (isCertain: boolean) => ({ key: "inactive", lacking: 1, isCertain });
  expect(one({ results: none, earlierGames: 0 })).toMatchObject({ remarks: [inactive(true)] });
  const few = [result(1500, 1, 0, 15)];
  const [in2005] = periodReport([{ results: few, earlierGames: null }], edition(2005), null);
  expect(in2005).toMatchObject({ remarks: [{ ...inactive(false), lacking: 3 }] });
  expect(one({ results: none, earlierGames: 1 })).toMatchObject({ remarks: [] });
});

test("ratings 200 apart may be those of two players", () => {
  const apart = (by: number) => [result(2000, 1, 0), result(2000 + by, 1, 0)];
  const far = (isFarApart: boolean) => ({ remarks: [{ key: "ratings", isFarApart }] });
  expect(one({ results: apart(199), earlierGames: null })).toMatchObject(far(false));
  expect(one({ results: apart(200), earlierGames: null })).toMatchObject(far(true));
});

test("the period is the one that the list counts, else that of the last event", () => {
  const players = [{ results: [{ day: MAY }, { day: null }] }, { results: [{ day: MAY + 40 }] }];
  const start = (list: number | null) => startOfPeriod(players, edition(2011), list);
  expect(start(dayOf(2012, 3, 1))).toBe(dayOf(2012, 1, 1));
  expect(start(null)).toBe(dayOf(2024, 5, 1));
  expect(startOfPeriod([{ results: [{ day: null }] }], edition(2011), null)).toBeNull();
});

test("K × ΣΔR of every event, added up and rounded once", () => {
  fc.assert(
    fc.property(randomPeriod(), (random) => {
      const { players, edition: of, list } = periodOrder(random, "fide");
      for (const [index, row] of periodReport(players, of, list).entries()) {
        const rated = players[index]!.results.filter(({ rating }) => rating !== null);
        expect(row.kind).toBe(rated.length === 0 ? "unrated" : "rated");
        if (row.kind === "unrated") continue;
        const { k, change, games, rating } = row.period;
        expect(change).toBe(rated.reduce((sum, { delta }, at) => sum + k[at]! * delta!, 0));
        expect(games * Math.max(...k)).toBeLessThanOrEqual(of.highestKTimesGames);
        expect(Math.abs(rating - row.before - change / 100)).toBeLessThanOrEqual(0.5 + 1e-9);
      }
    }),
  );
});

test("without a list the period is that of the last event", () => {
  const results = [result(2000, 5, 0, 20, dayOf(2024, 4, 28)), result(2000, 5, 0, 20, MAY)];
  expect(startOfPeriod([{ results }], edition(2024), null)).toBe(dayOf(2024, 5, 1));
});

test("9.23 (2005): four games in a year, of which three lack", () => {
  const played = { results: [result(2000, 1, 0, 15)], earlierGames: 0 };
  const [row] = periodReport([played], edition(2005), dayOf(2006, 1, 1));
  expect(row).toMatchObject({ remarks: [{ key: "inactive", lacking: 3, isCertain: true }] });
});

test("events with a rating count as his, and those before his first do not", () => {
  const results = [result(null, 5, null, null), result(1800, 4, 100)];
  expect(one({ results, earlierGames: null })).toMatchObject({ kind: "rated", events: 1 });
});

test("7.23 (2014): of a reserve without a game nobody knows that he is inactive", () => {
  const reserve = { results: [result(1500, 0, 0)], earlierGames: null };
  expect(one(reserve)).toMatchObject({ remarks: [] });
});

test("0.1, 8.56 (2014): 2100; 28 June 2014 +1.07 with K 15, 10 July −0.93 with K 20: 2097", () => {
  const june = { ...result(2100, 4, 107, null, dayOf(2014, 6, 28)), edition: edition(2012) };
  const july = { ...result(2100, 3, -93, null, dayOf(2014, 7, 10)), edition: edition(2014) };
  const player = { results: [june, july], earlierGames: null };
  const [row] = periodReport([player], edition(2014), dayOf(2014, 8, 1));
  expect(row).toMatchObject({
    period: { k: [15, 20], change: 15 * 107 - 20 * 93, rating: 2097 },
    remarks: [{ key: "k", least: 15, most: 20 }],
  });
});

test("7.14 (2011), 7.14a (2014): what an unrated player lacks of the games of a first rating", () => {
  const unrated = { results: [result(null, 4, null, null)], earlierGames: null };
  const lacking = (id: number, list: number) =>
    periodReport([unrated], edition(id), list)[0] as { lacking: number };
  expect(lacking(2011, dayOf(2012, 1, 1)).lacking).toBe(5);
  expect(lacking(2014, dayOf(2015, 1, 1)).lacking).toBe(1);
});

test("7.14a (2012), 0.1 (2014): an event of June 2014 needs nine games on the list of July, too", () => {
  const lacking = (id: EditionId, more: object = {}) => {
    const results = [{ ...result(null, 5, null, null), edition: edition(id), ...more }];
    return periodReport([{ results, earlierGames: null }], edition(2012), dayOf(2014, 7, 1))[0];
  };
  expect(lacking(2012)).toMatchObject({ lacking: 4 });
  expect(lacking(2014)).toMatchObject({ lacking: 0 });
  /** 7.14f: an Olympiad. */
  expect(lacking(2012, { isException: true })).toMatchObject({ lacking: 2 });
});

test("7.1 (2014): a rating of an event that began before the period is that of an earlier list", () => {
  const remarks = (...days: number[]) => {
    const results = days.map((day) => result(2000, 9, 0, 20, day));
    const row = one({ results, earlierGames: null });
    return row.kind === "rated" ? row.remarks : null;
  };
  const [before, within] = [dayOf(2024, 4, 28), dayOf(2024, 5, 1)];
  expect(remarks(before)).toEqual([{ key: "earlierList" }]);
  expect(remarks(within)).toEqual([]);
  expect(remarks(before, within)).toEqual([]);
});
