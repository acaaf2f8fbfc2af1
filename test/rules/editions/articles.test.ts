import type { Articles, Edition } from "../../../src/rules/editions/edition";
import type { EventRules } from "../../../src/rules/editions/eventRules";
import { FSE } from "../../../src/rules/editions/fse";
import { rapidBlitzEditions } from "../../../src/rules/editions/rapidBlitz";
import { edition } from "../../support/editions";

type Row = readonly (string | null)[];

/** Each a numbering of its own; the editions between them have that of one of these. */
const NUMBERED = [
  edition(2005),
  edition(2011),
  edition(2014),
  edition(2022),
  rapidBlitzEditions("rapid")[0]!,
];

/** What an article says, and where 2005, 2011, 2014, 2022 and rapid 2024 say it. */
const SAYING: Readonly<Record<Exclude<keyof Articles, "composition">, Row>> = {
  tables: ["10.1", "8.1", "8.1", "8.1", "7.1"],
  dpTable: ["10.1(a)", "8.1(a)", "8.1(a)", "8.1.1", "7.1.1"],
  pdTable: ["10.1(b)", "8.1(b)", "8.1(b)", "8.1.2", "7.1.2"],
  firstScore: ["10.21", "8.21", "8.21", "8.2.1", "7.2.2"],
  laterScore: ["10.21", "6.41", "6.1", "8.2.1", "7.2.2"],
  ratedOpponents: ["6.42", "8.21", "8.21", "8.2.2", "7.2.3"],
  gamesOfRated: ["6.41", "6.42", "6.32", "8.3", "7.3"],
  gamesOfUnrated: ["6.4", "6.41", "6.31", "8.2.2", "7.2.3"],
  unplayed: ["5.1", "5.1", "5.1", "5.1", "4.1"],
  average: ["10.21", "8.21", "8.21", "8.2.2", "7.2.3"],
  severalEvents: ["10.3", "8.3", "8.3", "7.1.4", "6.1.4"],
  half: ["10.22", "8.22", "8.22", "8.2.3", "7.2.4"],
  aboveHalf: ["10.23", "8.23", "8.23", "8.2.3", "7.2.4"],
  belowHalf: ["10.24", "8.24", "8.24", "8.2.3", "7.2.4"],
  belowHalfInRobin: ["10.25", "8.25", "8.25", "8.2.3", "7.2.4"],
  robinAverage: ["10.21(b)", "8.21(b)", "8.21(b)", "8.2.2", "7.2.3"],
  change: ["10.5", "8.5", "8.5", "8.3", "7.3"],
  limit: ["10.51", "8.54", "8.54", "8.3.1", "7.3.1"],
  delta: ["10.51(b)", "8.55(b)", "8.55(b)", "8.3.2(b)", "7.3.2(b)"],
  sum: ["10.51(c)", "8.55(c)", "8.55(c)", "8.3.2(c)", "7.3.2(c)"],
  k: ["10.52", "8.56", "8.56", "8.3.3", "7.3.3"],
  rounded: ["10.53", "8.57", "8.57", "8.3.4", "7.3.4"],
  robin: ["10.54", "8.58", "8.58", "8.2", "7.2"],
  robinPlayers: ["6.3", "6.3", "6.2", "8.2", "7.2"],
  unplayedInRobin: ["6.43", "6.43", "6.4", "5.1", "5.1"],
  firstEvent: ["6.1", "6.1", "6.1", "8.2.1", "7.2.2"],
  belowFloor: ["10.31", "8.31", null, null, null],
  closing: ["9.13", "7.13", "7.13", "7.1.3", "6.1.3"],
  ruReported: ["11.31", null, null, null, null],
  window: ["9.14c", "7.14c", "7.14c", "7.1.4", "6.1.4"],
  list: ["9.1", "7.1", "7.1", "7.1", "6.1"],
  delisted: ["9.21", "7.21", "7.21", "7.2.1", "6.2.1"],
  inactive: ["9.23", "7.23", "7.23", "7.2.3", "6.2.3"],
  time: ["1.1", "1.1", "1.1", "1.1", "1.1"],
  scheveningen: ["6.4", null, null, null, null],
  unratedMatch: [null, "6.6", "6.6", "6.1", "5.1"],
  decidedMatch: ["6.5", "6.5", "6.5", "6.2", "5.2"],
  ratedSince: ["10.4", "8.4", "8.4", "8.2.4", "7.2.5"],
  notRated: [null, null, null, null, "7.3.1"],
  standardRating: [null, null, null, null, "7.2.1"],
};

/** The same of an event's days and reports. */
const OF_EVENTS: Readonly<Record<keyof EventRules["articles"], Row>> = {
  roundsPerDay: ["3.1", "3.1", "3.1", "3.1", "3.1"],
  hoursBy: ["3.1 (2014)", "3.1 (2014)", null, null, null],
  duration: ["4.1", "4.1", "4.1", "4.1", "4.1"],
  longerChampionship: ["4.11", "4.11", "4.11", null, null],
  longerApproved: [null, "4.12", "4.12", null, null],
  interim: [null, null, "4.13", "4.1", "4.1"],
  appeal: [null, "0.5", "0.5", null, null],
  registration: ["8.1", "0.4", "0.2", "0.2", "0.2"],
  report: ["8.1", "9.1", "9.1", "9.1", "8.1"],
  licensed: [null, null, "0.3", null, null],
  announced: ["11.4", "9.2", "9.2", null, null],
};

test.each(Object.entries(SAYING))("%s", (what, articles) => {
  expect(NUMBERED.map((of) => of.articles[what as keyof Articles])).toEqual(articles);
});

test.each(Object.entries(OF_EVENTS))("of an event: %s", (what, articles) => {
  const said = NUMBERED.map(({ event }) => event.articles[what as keyof typeof OF_EVENTS]);
  expect(said).toEqual(articles);
});

test("a round robin's composition: a third, four of fewer than ten, double rounds, championships", () => {
  const articles = (...[third, fourOfFew, doubleRound, championship]: string[]) => ({
    third,
    fourOfFew,
    doubleRound,
    championship,
  });
  expect(NUMBERED.map((of) => of.articles.composition)).toEqual([
    articles("6.3", "6.31", "6.32", "6.33"),
    articles("6.3", "6.31", "6.32", "6.33"),
    articles("6.2", "6.21", "6.22", "6.23"),
    null,
    null,
  ]);
});

test("2009 counts changes, first ratings and lists as 2011, 2012 as 2011, 2017 as 2014, later ones as 2022", () => {
  const changes = ["change", "limit", "delta", "sum", "k", "robin", "ratedSince"] as const;
  const firsts = ["firstScore", "laterScore", "severalEvents", "belowFloor", "window"] as const;
  for (const what of [...changes, ...firsts, "closing"] as const) {
    expect(edition(2009).articles[what]).toBe(edition(2011).articles[what]);
  }
  const as = (of: Edition) => ({ ...of.articles, ...of.event.articles });
  expect(as(edition(2012))).toEqual(as(edition(2011)));
  expect(as(edition(2017))).toEqual(as(edition(2014)));
  expect(as(edition(2024))).toEqual(as(edition(2022)));
  expect(as(edition(2025))).toEqual(as(edition(2022)));
  const [rapid] = rapidBlitzEditions("rapid");
  for (const of of [...rapidBlitzEditions("blitz"), rapidBlitzEditions("rapid")[1]!]) {
    expect(as(of)).toEqual(as(rapid!));
  }
});

test("the Swiss list has no articles: what it changes is its own", () => {
  const own = ["tables", "change", "limit", "delta", "sum", "k"] as const;
  expect(new Set(own.map((what) => FSE.articles[what]))).toEqual(new Set(["FSE"]));
});
