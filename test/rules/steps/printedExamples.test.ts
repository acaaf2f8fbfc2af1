import { eventReport } from "../../../src/rules/report/eventReport";
import { deltaSteps } from "../../../src/rules/steps/game";
import { kSteps } from "../../../src/rules/steps/k";
import { firstRatingSteps } from "../../../src/rules/steps/firstRating";
import { ruSteps, swissRuSteps } from "../../../src/rules/steps/firstResult";
import { reportedGameSteps } from "../../../src/rules/steps/report";
import { robinSteps } from "../../../src/rules/steps/robin";
import type { Step } from "../../../src/rules/steps/step";
import { kOfPlayer } from "../../../src/rules/kOfPlayer";
import { dayOf } from "../../../src/rules/day";
import { RATINGS, SCORES } from "../../fixtures/printedField";
import { termsOf } from "../../support/careerTerms";
import { edition } from "../../support/editions";
import { alone } from "../../support/reportedEvents";

/** Articles and keys, as a person would be told. */
const told = (steps: unknown) =>
  (steps as Step[]).map(({ article, key, result }) => `${article} ${key} ${result}`);

const FIELD = { ratings: RATINGS, scores: { totals: SCORES.map((points) => 2 * points) } };

test("8.23 (2011): two half points above 50 %, 15 each", () => {
  const kind = { system: "swiss", opponents: 4, first: true } as const;
  expect(ruSteps({ rc: 2150, score: 6, games: 4 }, kind, edition(2011))).toEqual([
    {
      key: "bonus",
      article: "8.23",
      edition: "2011",
      values: { average: 2150, halves: 2, bonus: 15, ru: 2180 },
      result: 2180,
    },
  ]);
});

test("10.54 (2005), player C: I counts as 2061, Rc (new) 2351, Ru (new) 2414", () => {
  const steps = robinSteps(FIELD, edition(2005), 2) as Step[];
  expect(told(steps)).toEqual([
    "10.21(b) rar 2375",
    "10.21(b) dpa 29.5",
    "10.21(b) raOfRobin 2348",
    "10.23 bonus 2411",
    "10.54 countedFromRu 2061",
    "10.54 rcNew 2351",
    "10.23 bonus 2414",
  ]);
  expect(steps[4]!.values).toEqual({
    opponent: 8,
    rating: 2032,
    ru: 2411,
    limit: 350,
    counted: 2061,
  });
});

test("10.54 (2005), player H: A counts as 2500, then 2139", () => {
  expect(told(robinSteps(FIELD, edition(2005), 7)).slice(3)).toEqual([
    "10.1 p 22",
    "10.1(a) dp -220",
    "10.25 withDpInRobin 2150",
    "10.54 countedFromRu 2500",
    "10.54 rcNew 2337",
    "10.1 p 22",
    "10.1(a) dp -220",
    "10.25 withDpInRobin 2139",
  ]);
});

test("8.58 (2011), player A as printed: We 7.38, +6.2", () => {
  const printed = { asPrinted: true, k: RATINGS.map(() => 10) };
  expect(told(robinSteps(FIELD, edition(2011), 0, printed))).toEqual([
    "8.1 p 89",
    "8.1(a) dp 351",
    "null wePrinted 738",
    "8.55(c) wMinusWe 62",
    "8.55(c) change 620",
    "8.57 newRating 2606",
  ]);
});

test("8.2.2, 8.2.3 (2024), Arbiters' Manual 2025, Q15: Rc 1580, Ra 1629, .44, −43, 1586", () => {
  const ratings = [1726, 1415, 1424, 1625, 1502, 1628, 1740];
  const steps = swissRuSteps(ratings, 6, edition(2024), true) as Step[];
  expect(steps.map(({ article, key, result }) => [article, key, Math.round(result)])).toEqual([
    ["8.2.2", "rc", 1580],
    ["8.2.2", "ra", 1629],
    ["8.1", "p", 44],
    ["8.1.1", "dp", -43],
    ["8.2.3", "withDp", 1586],
  ]);
  expect(told(swissRuSteps([2500, 2500, 2500, 2500], 8, edition(2024), true)).slice(-2)).toEqual([
    "8.2.3 withDp 2540",
    "8.2.3 highest 2200",
  ]);
});

test("8.3.1 (2025): D = 413 for a player of 2813, 400 for the one of 2400", () => {
  const of = edition(2025);
  expect(told(deltaSteps(2813, { opponent: 2400, score: 2 }, of))).toEqual([
    "8.3.1 noLimit 2400",
    "8.3.1 difference 413",
    "8.1.2 pd 93",
    "8.3.2(b) delta 7",
  ]);
  expect(told(deltaSteps(2400, { opponent: 2813, score: 0 }, of))).toEqual([
    "8.3.1 limited 2800",
    "8.3.1 difference -400",
    "8.1.2 pd 8",
    "8.3.2(b) delta -8",
  ]);
});

test("8.3.1 (2022): 1063 has the one upgrade, 1299 counts in full", () => {
  const event = alone(2000, [1063, 1299], [2, 2], 20);
  const { games } = eventReport(event, edition(2022), {}).rows[0]!;
  const [first, second] = games.map((game) => told(reportedGameSteps(2000, game, edition(2022))));
  expect(first![0]).toBe("8.3.1 limited 1600");
  expect(second).toEqual([
    "8.3.1 notUpgraded 1299",
    "8.3.1 difference 701",
    "8.1.2 pd 99",
    "8.3.2(b) delta 1",
  ]);
});

test("8.56 (2014): a junior of 2250 who has not reached 2400 has 40, and why", () => {
  const facts = { birth: { year: 2000, month: 5, day: 1 }, games: 50, peak: 2280 };
  const of = edition(2014);
  const k = kOfPlayer({ rating: 2250, k: null, facts }, of, dayOf(2016, 1, 1));
  const known = { rating: 2250, games: 50, age: 15, peak: 2280 };
  expect(kSteps(2250, k, of)).toMatchObject([
    { key: "kPassedOver", values: { name: "strong", k: 10, asks: { peakFrom: 2400 }, ...known } },
    { key: "kFits", article: "8.56", values: { name: "junior", k: 40, ...known }, result: 40 },
  ]);
});

test("8.34 (2011): three events as one, 2199; 10.3 (2005): three Ru by their games, 2270", () => {
  const event = (rc: number, points: number, games: number, day: number) =>
    ({ day, system: "swiss", rc, score: 2 * points, games }) as const;
  const in2012 = dayOf(2012, 3, 1);
  const pooled = [
    event(2220, 1, 3, in2012),
    event(2150, 3, 5, in2012),
    event(2200, 2.5, 4, in2012),
  ];
  const steps = firstRatingSteps(pooled, termsOf(edition(2011)));
  expect(steps.map(({ article, key, result }) => [article, key, Math.round(result)])).toEqual([
    ["8.3", "pooled", 2184],
    ["8.23", "bonus", 2199],
  ]);
  const in2006 = dayOf(2006, 3, 1);
  const averaged = [
    event(2280 - 12.5, 3, 5, in2006),
    event(2400, 5, 10, in2006),
    event(2000 - 12.5, 3, 5, in2006),
  ];
  expect(told(firstRatingSteps(averaged, termsOf(edition(2005))))).toEqual([
    "10.23 bonus 2280",
    "10.22 half 2400",
    "10.23 bonus 2000",
    "10.3 weighted 2270",
  ]);
});
