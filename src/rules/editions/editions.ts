import { dayOf } from "../day";
import { ARTICLES_2005, ARTICLES_2011, ARTICLES_2014, ARTICLES_2022 } from "./articles";
import type { Edition, MinimumTimes, NotRated } from "./edition";
import { everReached, junior, newPlayer, otherwise } from "./kSteps";
import { LIMIT_350, LIMIT_400 } from "./limits";

const EVERY_MONTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const EVERY_GAME_RATED: NotRated = { apart: Infinity, above: Infinity };

/** 1.11–1.13 (2005), 1.1 (2014). */
const TIMES_FROM_2200: MinimumTimes = [
  { from: 0, minutes: 60 },
  { from: 1600, minutes: 90 },
  { from: 2200, minutes: 120 },
];

/** 1.1 (2024). */
const TIMES_FROM_2400: MinimumTimes = [
  { from: 0, minutes: 60 },
  { from: 1800, minutes: 90 },
  { from: 2400, minutes: 120 },
];

const EDITION_2005: Edition = {
  id: 2005,
  name: "2005",
  from: dayOf(2005, 7, 1),
  source: "text",
  articles: ARTICLES_2005,
  dpAtExtremes: false,
  hasRobin: true,
  /** 10.54. */
  example: "by the rule",
  report: "11.31",
  limit: LIMIT_350,
  notRated: EVERY_GAME_RATED,
  /** 10.52: K = 10 also asks for 30 games, so the new player comes first. */
  k: [newPlayer(25, 30), everReached(10, 2400), otherwise(15)],
  highestKTimesGames: Infinity,
  firstRating: {
    minimumScore: 2,
    minimumScoreLater: { swiss: 0, robin: 0 },
    minimumRatedOpponents: { swiss: 3, robin: 0 },
    bonus: 12.5,
    hypothetical: { opponents: 0, rating: 0 },
    highest: Infinity,
    severalEvents: "weighted mean of Ru",
  },
  publication: {
    floors: [
      { from: dayOf(2005, 7, 1), rating: 1601 },
      { from: dayOf(2006, 1, 1), rating: 1401 },
    ],
    games: 9,
    gamesByException: 7,
    /** The same and the seven next periods, of three months each. */
    windowMonths: 24,
    listMonths: [1, 4, 7, 10],
    closingDays: null,
    normalClosingMonths: 1,
    activeGames: 4,
  },
  age: "full years",
  minimumTimes: TIMES_FROM_2200,
  timeBounds: null,
};

const EDITION_2009: Edition = {
  ...EDITION_2005,
  id: 2009,
  name: "2009",
  from: dayOf(2009, 7, 1),
  source: "secondary",
  articles: ARTICLES_2011,
  dpAtExtremes: true,
  example: "carried over",
  report: "usual",
  limit: LIMIT_400,
  firstRating: { ...EDITION_2005.firstRating, minimumScoreLater: { swiss: 2, robin: 0 } },
  publication: {
    ...EDITION_2005.publication,
    floors: [{ from: dayOf(2009, 7, 1), rating: 1200 }],
    /** Eight periods, of two months by now. */
    windowMonths: 16,
    listMonths: [1, 3, 5, 7, 9, 11],
    closingDays: 7,
    normalClosingMonths: null,
  },
};

const EDITION_2011: Edition = {
  ...EDITION_2009,
  id: 2011,
  name: "2011",
  from: dayOf(2011, 7, 1),
  source: "text",
  /** 8.58: the first pass takes 12.5 for a half point, and We the Ru of it. */
  example: "with figures of its own",
  /** 8.56: the 30 games are no longer asked of a player who has reached 2400. */
  k: [everReached(10, 2400), newPlayer(30, 30), otherwise(15)],
  firstRating: {
    ...EDITION_2009.firstRating,
    /** 8.21, and by 8.52 for the opponents too: in any event. */
    minimumRatedOpponents: { swiss: 3, robin: 3 },
    bonus: 15,
    severalEvents: "one event",
  },
  publication: { ...EDITION_2009.publication, windowMonths: 24, activeGames: 1 },
};

const EDITION_2012: Edition = {
  ...EDITION_2011,
  id: 2012,
  name: "2012",
  from: dayOf(2012, 7, 1),
  source: "secondary",
  example: "carried over",
  publication: {
    ...EDITION_2011.publication,
    floors: [{ from: dayOf(2012, 7, 1), rating: 1000 }],
    listMonths: EVERY_MONTH,
    closingDays: null,
  },
};

const EDITION_2014: Edition = {
  ...EDITION_2012,
  id: 2014,
  name: "2014",
  from: dayOf(2014, 7, 1),
  source: "text",
  articles: ARTICLES_2014,
  /** 8.56: "until the 18th birthday". */
  k: [everReached(10, 2400), junior(40, 17, 2300), newPlayer(40, 30), otherwise(20)],
  firstRating: {
    ...EDITION_2012.firstRating,
    minimumScore: 1,
    minimumScoreLater: { swiss: 0, robin: 0 },
    minimumRatedOpponents: { swiss: 0, robin: 0 },
    bonus: 20,
  },
  publication: {
    ...EDITION_2012.publication,
    games: 5,
    gamesByException: 5,
    windowMonths: 26,
    closingDays: 3,
  },
};

const EDITION_2017: Edition = {
  ...EDITION_2014,
  id: 2017,
  name: "2017",
  from: dayOf(2017, 7, 1),
  source: "secondary",
  /** Until the end of the year of the 18th birthday. */
  k: [everReached(10, 2400), junior(40, 18, 2300), newPlayer(40, 30), otherwise(20)],
  highestKTimesGames: 700,
  publication: { ...EDITION_2014.publication, closingDays: null },
  age: "calendar years",
};

const EDITION_2022: Edition = {
  ...EDITION_2017,
  id: 2022,
  name: "2022",
  from: dayOf(2022, 1, 1),
  articles: ARTICLES_2022,
  hasRobin: false,
  /** 8.3.1: "a player may benefit from only one upgrade". */
  limit: { ...LIMIT_400, upgrades: "one game" },
  minimumTimes: TIMES_FROM_2400,
};

const EDITION_2024: Edition = {
  ...EDITION_2022,
  id: 2024,
  name: "2024",
  from: dayOf(2024, 3, 1),
  source: "text",
  limit: LIMIT_400,
  /** 8.2.2, 8.2.3. */
  firstRating: {
    ...EDITION_2022.firstRating,
    bonus: null,
    hypothetical: { opponents: 2, rating: 1800 },
    highest: 2200,
  },
  publication: {
    ...EDITION_2022.publication,
    floors: [{ from: dayOf(2024, 3, 1), rating: 1400 }],
    closingDays: 3,
  },
};

const EDITION_2025: Edition = {
  ...EDITION_2024,
  id: 2025,
  name: "2025",
  from: dayOf(2025, 10, 1),
  /** 8.3.1: "for players rated 2650 and above, the difference shall be used in all cases". */
  limit: { ...LIMIT_400, exemptFrom: 2650 },
};

/** Oldest first. */
export const EDITIONS: readonly Edition[] = [
  EDITION_2005,
  EDITION_2009,
  EDITION_2011,
  EDITION_2012,
  EDITION_2014,
  EDITION_2017,
  EDITION_2022,
  EDITION_2024,
  EDITION_2025,
];

export const NEWEST_EDITION = lastWith(() => true);

/** 8.58 was last in force until 31 December 2021. */
export const LAST_ROBIN_EDITION = lastWith(({ hasRobin }) => hasRobin);

/** The printed example that departs from its own rule. */
export const EDITION_WITH_OWN_FIGURES = lastWith(
  ({ example }) => example === "with figures of its own",
);

function lastWith(is: (edition: Edition) => boolean): Edition {
  return EDITIONS.filter(is).reduce((_, each) => each);
}

export { EDITION_2024, EDITION_2025 };
