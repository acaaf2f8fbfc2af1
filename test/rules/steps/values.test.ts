import { dayOf } from "../../../src/rules/day";
import type { ReportEvent, ReportPlayer } from "../../../src/rules/report/event";
import { eventReport } from "../../../src/rules/report/eventReport";
import type { Iteration } from "../../../src/rules/robin/iteration";
import { iterate } from "../../../src/rules/robin/iteration";
import {
  changeSteps,
  changeStep,
  kInPeriodSteps,
  newRatingStep,
} from "../../../src/rules/steps/change";
import {
  eventDeltasStep,
  gamesStep,
  gamesTogetherStep,
  pointsStep,
  rarNoneStep,
  roundedChangeStep,
  timesGamesStep,
} from "../../../src/rules/steps/counts";
import { firstRatingSteps } from "../../../src/rules/steps/firstRating";
import { ruSteps, swissRuSteps } from "../../../src/rules/steps/firstResult";
import { deltaSteps, gameInFullSteps } from "../../../src/rules/steps/game";
import { kSteps } from "../../../src/rules/steps/k";
import { performanceSteps } from "../../../src/rules/steps/performance";
import { periodSteps } from "../../../src/rules/steps/period";
import { firstResultSteps, newRatingSteps } from "../../../src/rules/steps/report";
import {
  averageSteps,
  robinAverageSteps,
  robinRcSteps,
  robinSteps,
} from "../../../src/rules/steps/robin";
import type { Step } from "../../../src/rules/steps/step";
import { RATINGS, SCORES } from "../../fixtures/printedField";
import { termsOf } from "../../support/careerTerms";
import { edition } from "../../support/editions";

/** All that a step tells, its article first. */
const told = (steps: unknown) =>
  (steps as readonly Step[]).map(({ article, key, values }) => [article, key, values]);

describe("8.5 (2014), of a rated player", () => {
  test("a draw with an opponent 100 points above", () => {
    expect(told(deltaSteps(2000, { opponent: 2100, score: 1 }, edition(2014)))).toEqual([
      ["8.54", "withinLimit", { rating: 2000, opponent: 2100, limit: 400 }],
      ["8.54", "difference", { rating: 2000, counted: 2100, difference: -100 }],
      ["8.1(b)", "pd", { difference: -100, pd: 36 }],
      ["8.55(b)", "delta", { score: 1, pd: 36, delta: 14 }],
    ]);
  });

  test("8.3.1 (2025): limited, and no limit from 2650 on", () => {
    const [limited] = deltaSteps(2400, { opponent: 2813, score: 0 }, edition(2025));
    expect(limited?.values).toEqual({ rating: 2400, opponent: 2813, limit: 400, counted: 2800 });
    const [exempt, difference] = deltaSteps(2650, { opponent: 2200, score: 2 }, edition(2025));
    expect(exempt?.values).toEqual({ rating: 2650, opponent: 2200, exemptFrom: 2650 });
    expect(difference?.result).toBe(450);
  });

  test("8.3.1 (2022): a game that another took the one upgrade from", () => {
    expect(told(gameInFullSteps(2000, { opponent: 1299, score: 2 }, edition(2022)))).toEqual([
      ["8.3.1", "notUpgraded", { rating: 2000, opponent: 1299, limit: 400 }],
      ["8.3.1", "difference", { rating: 2000, counted: 1299, difference: 701 }],
      ["8.1.2", "pd", { difference: 701, pd: 99 }],
      ["8.3.2(b)", "delta", { score: 2, pd: 99, delta: 1 }],
    ]);
  });

  test("ΣΔR, K and Rn", () => {
    const games = [
      { opponent: 2100, score: 1 },
      { opponent: 2000, score: 2 },
    ] as const;
    expect(told(changeSteps(2000, games, 20, edition(2014)))).toEqual([
      ["8.55(c)", "sumOfDeltas", { deltas: [14, 50], sum: 64 }],
      ["8.55(c)", "change", { k: 20, sum: 64, change: 1280 }],
    ]);
    expect(told([changeStep(20, -64, edition(2014))])).toEqual([
      ["8.55(c)", "change", { k: 20, sum: -64, change: -1280 }],
    ]);
    expect(told([newRatingStep(2000, 1280, edition(2014))])).toEqual([
      ["8.57", "newRating", { rating: 2000, change: 1280, newRating: 2013 }],
    ]);
  });

  test("8.3.3 (2022): K 40 over 50 games counts as 14; in 2014 nothing limits it", () => {
    expect(told(kInPeriodSteps(40, 50, edition(2025)))).toEqual([
      ["8.3.3", "kInPeriod", { k: 40, games: 50, highest: 700, counted: 14 }],
    ]);
    expect(kInPeriodSteps(40, 50, edition(2014))).toEqual([]);
  });

  test("K that is given", () => {
    const given = { k: 27, by: "given", known: { games: 0, age: 0, peak: 0 } } as const;
    expect(told(kSteps(2000, given, edition(2014)))).toEqual([["8.56", "kGiven", { k: 27 }]]);
  });

  test("a period: K of each event with the games of all", () => {
    const events = [
      { games: 30, delta: 100, k: 40 },
      { games: 10, delta: -50, k: 10 },
    ];
    expect(told(periodSteps(2000, events, edition(2025)))).toEqual([
      ["8.3.3", "kInPeriod", { k: 40, games: 40, highest: 700, counted: 17 }],
      ["8.3.3", "kInPeriod", { k: 10, games: 40, highest: 700, counted: 10 }],
      [
        "8.3.2(c)",
        "periodChange",
        {
          events: [
            { k: 17, delta: 100 },
            { k: 10, delta: -50 },
          ],
          change: 1200,
        },
      ],
      ["8.3.4", "newRating", { rating: 2000, change: 1200, newRating: 2012 }],
    ]);
  });
});

test("what is counted and added up", () => {
  const of = edition(2014);
  const steps = [
    gamesStep(9, 7, of),
    pointsStep([2, 1, 0], of),
    gamesTogetherStep([5, 4], of),
    roundedChangeStep(-250, of),
    timesGamesStep(4, 2050.5, of),
    eventDeltasStep([50, -120], of),
  ];
  expect(told(steps)).toEqual([
    ["8.21", "games", { played: 9, counted: 7 }],
    ["8.5", "points", { scores: [2, 1, 0], sum: 3 }],
    ["8.3", "gamesTogether", { each: [5, 4], games: 9 }],
    ["8.57", "roundedChange", { change: -250, rounded: -3 }],
    ["8.3", "timesGames", { games: 4, rating: 2050.5, product: 8202 }],
    ["8.55(c)", "eventDeltas", { deltas: [50, -120], sum: -70 }],
  ]);
  expect(told([rarNoneStep(2, edition(2005))])).toEqual([
    ["6.42", "rarNone", { games: 2, needed: 3 }],
  ]);
});

describe("8.2, of an unrated player", () => {
  const kind = (system: "swiss" | "robin") => ({ system, opponents: 9, first: true }) as const;

  test("Arbiters' Manual 2025, Q15: with two draws against 1800", () => {
    const ratings = [1726, 1415, 1424, 1625, 1502, 1628, 1740];
    const average = expect.closeTo((7 * 1580 + 2 * 1800) / 9, 6) as number;
    expect(told(swissRuSteps(ratings, 6, edition(2024), true))).toEqual([
      ["8.2.2", "rc", { ratings, rc: 1580 }],
      ["8.2.2", "ra", { rc: 1580, games: 7, opponents: 2, rating: 1800, ra: average }],
      ["8.1", "p", { score: 8, games: 9, p: 44 }],
      ["8.1.1", "dp", { p: 44, dp: -43 }],
      ["8.2.3", "withDp", { average, dp: -43, ru: 1586 }],
    ]);
  });

  test("8.2.3 (2024): 2200 at most", () => {
    const steps = swissRuSteps([2500, 2500, 2500, 2500], 8, edition(2024), true) as Step[];
    expect(told(steps.slice(-1))).toEqual([["8.2.3", "highest", { ru: 2540, highest: 2200 }]]);
  });

  test("50 %, and 2 of 9: dp in a Swiss, 9/10 of it in a round robin", () => {
    expect(told(ruSteps({ rc: 2000, score: 9, games: 9 }, kind("swiss"), edition(2014)))).toEqual([
      ["8.22", "half", { average: 2000, ru: 2000 }],
    ]);
    const few = { rc: 2000, score: 4, games: 9 };
    expect(told(ruSteps(few, kind("swiss"), edition(2014))).slice(-1)).toEqual([
      ["8.24", "withDp", { average: 2000, dp: -220, ru: 1780 }],
    ]);
    expect(told(ruSteps(few, kind("robin"), edition(2014))).slice(-1)).toEqual([
      ["8.25", "withDpInRobin", { average: 2000, dp: -220, opponents: 9, ru: 1802 }],
    ]);
  });

  test("performance: Rc rounded, dp", () => {
    const steps = performanceSteps([2000, 2101], 1) as Step[];
    expect(told(steps.slice(-1))).toEqual([
      ["8.1", "performance", { average: 2051, dp: -193, rp: 1858 }],
    ]);
  });
});

describe("several events", () => {
  const event = (
    rc: number,
    score: number,
    games: number,
    system: "swiss" | "robin" = "swiss",
    day = dayOf(2006, 3, 1),
  ) => ({ day, system, rc, score, games });

  test("8.34 (2011): as one", () => {
    const day = dayOf(2012, 3, 1);
    const career = [
      event(2220, 2, 3, "swiss", day),
      event(2150, 6, 5, "swiss", day),
      event(2200, 5, 4, "swiss", day),
    ];
    const [pooled] = firstRatingSteps(career, termsOf(edition(2011)));
    const events = [
      { rc: 2220, score: 2, games: 3 },
      { rc: 2150, score: 6, games: 5 },
      { rc: 2200, score: 5, games: 4 },
    ];
    const rc = expect.closeTo(26210 / 12, 6) as number;
    expect(pooled?.values).toEqual({ events, score: 13, games: 12, rc });
  });

  test("10.3 (2005): Ru by their games; a first result below the floor is ignored (10.31)", () => {
    const career = [
      event(1300, 6, 6),
      event(2280 - 12.5, 6, 5),
      event(2400, 10, 10),
      event(2000 - 12.5, 6, 5),
    ];
    const events = [
      { ru: 2280, games: 5 },
      { ru: 2400, games: 10 },
      { ru: 2000, games: 5 },
    ];
    expect(told(firstRatingSteps(career, termsOf(edition(2005))).slice(-1))).toEqual([
      ["10.3", "weighted", { events, games: 20, rn: 2270 }],
    ]);
  });

  test("10.24, 10.25 (2005): 2 of 9 in a Swiss, and in a round robin", () => {
    const career = [event(2000, 4, 9), event(2000, 4, 9, "robin")];
    const steps = firstRatingSteps(career, termsOf(edition(2005)));
    expect(told(steps.filter(({ key }) => key !== "p" && key !== "dp"))).toEqual([
      ["10.24", "withDp", { average: 2000, dp: -220, ru: 1780 }],
      ["10.25", "withDpInRobin", { average: 2000, dp: -220, opponents: 9, ru: 1802 }],
      [
        "10.3",
        "weighted",
        {
          events: [
            { ru: 1780, games: 9 },
            { ru: 1802, games: 9 },
          ],
          games: 18,
          rn: 1791,
        },
      ],
    ]);
  });

  test("where nothing counts there are no steps", () => {
    expect(firstRatingSteps([event(1300, 6, 6)], termsOf(edition(2005)))).toEqual([]);
  });
});

describe("a report", () => {
  const met = (rating: number | null, score: 0 | 1 | 2) => ({
    opponent: { name: "O", rating, place: null },
    score,
  });
  const player = (rating: number | null): ReportPlayer => ({
    rating,
    k: 20,
    games: [met(2100, 1), met(null, 2), met(2000, 2)],
  });
  const event: ReportEvent = { kind: "swiss", players: [player(2000), player(null)] };
  const report = eventReport(event, edition(2014), {});

  test("of a rated player ΔR of the games that count", () => {
    const [sum] = newRatingSteps(report.rows[0]!, edition(2014))!;
    expect(sum?.values).toEqual({ deltas: [14, 50], sum: 64 });
  });

  test("of an unrated one the rated opponents", () => {
    const steps = firstResultSteps(report, 1, edition(2014));
    expect(told(steps)).toEqual([
      ["8.21", "rc", { ratings: [2100, 2000], rc: 2050 }],
      ["8.23", "bonus", { average: 2050, halves: 1, bonus: 20, ru: 2070 }],
    ]);
  });
});

describe("10.54 (2005), 8.58 (2011): the printed field", () => {
  const scores = SCORES.map((points) => 2 * points);
  const field = { ratings: RATINGS, scores: { totals: scores } };
  const average = [
    ["10.21(b)", "rar", { ratings: [2600, 2500, 2400, 2150, 2300, 2300], rar: 2375 }],
    ["10.21(b)", "dpa", { differences: [351, 220, 125, -43, -125, -351], dpa: 29.5 }],
    ["10.21(b)", "raOfRobin", { rar: 2375, dpa: 29.5, opponents: 9, ra: 2348 }],
  ];

  test("Ra", () => {
    const of = edition(2005);
    expect(told(averageSteps(iterate(field, of) as Iteration, of))).toEqual(average);
    const players = RATINGS.map((rating, place) => ({ place, rating, score: scores[place]! }));
    expect(told(robinAverageSteps(players, 9, of))).toEqual(average);
  });

  test("Rc (new) of C: I counts as 2061", () => {
    const firstPass = [2600, 2500, 2411, 2400, 2386, 2150, 2300, 2150, 2032, 2300];
    const corrected = [
      [
        "10.54",
        "countedFromRu",
        { opponent: 8, rating: 2032, ru: 2411, limit: 350, counted: 2061 },
      ],
      ["10.54", "rcNew", { ra: 2348, moved: 29, opponents: 9, rcNew: 2351 }],
    ];
    expect(told(robinRcSteps(2348, 2411, firstPass, edition(2005)))).toEqual(corrected);
    expect(told(robinSteps(field, edition(2005), 2)).slice(4, 6)).toEqual(corrected);
  });

  test("We of A as printed: 8 − 7.38", () => {
    const steps = robinSteps(field, edition(2011), 0, { asPrinted: true }) as Step[];
    const expected = [64, 75, 76, 77, 92, 85, 92, 92, 85];
    expect(told(steps.slice(2, 4))).toEqual([
      [null, "wePrinted", { expected, we: 738 }],
      ["8.55(c)", "wMinusWe", { score: 800, we: 738, difference: 62 }],
    ]);
  });
});
