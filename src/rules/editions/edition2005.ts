import { dayOf } from "../day";
import type { Articles, Edition, MinimumTimes } from "./edition";
import type { EventRules } from "./eventRules";
import { everReached, newPlayer, otherwise } from "./kSteps";
import { LIMIT_350 } from "./limits";

const ARTICLES: Articles = {
  tables: "10.1",
  dpTable: "10.1(a)",
  pdTable: "10.1(b)",
  firstScore: "10.21",
  laterScore: "10.21",
  ratedOpponents: "6.42",
  gamesOfRated: "6.41",
  gamesOfUnrated: "6.4",
  unplayed: "5.1",
  average: "10.21",
  severalEvents: "10.3",
  half: "10.22",
  aboveHalf: "10.23",
  belowHalf: "10.24",
  belowHalfInRobin: "10.25",
  robinAverage: "10.21(b)",
  change: "10.5",
  limit: "10.51",
  delta: "10.51(b)",
  sum: "10.51(c)",
  k: "10.52",
  rounded: "10.53",
  robin: "10.54",
  robinPlayers: "6.3",
  unplayedInRobin: "6.43",
  composition: { third: "6.3", fourOfFew: "6.31", doubleRound: "6.32", championship: "6.33" },
  firstEvent: "6.1",
  belowFloor: "10.31",
  closing: "9.13",
  ruReported: "11.31",
  window: "9.14c",
  list: "9.1",
  delisted: "9.21",
  inactive: "9.23",
  time: "1.1",
  scheveningen: "6.4",
  unratedMatch: null,
  decidedMatch: "6.5",
  ratedSince: "10.4",
  notRated: null,
  standardRating: null,
};

const EVENT: EventRules = {
  roundsPerDay: 3,
  hoursPerDay: 12,
  firstControl: { moves: 40, isDuty: false, article: "1.3" },
  days: 90,
  registration: null,
  normRegistration: null,
  reportDays: null,
  uploadDays: null,
  lastList: null,
  parts: null,
  pooling: { article: "6.2", isDuty: true },
  articles: {
    roundsPerDay: "3.1",
    hoursBy: "3.1 (2014)",
    duration: "4.1",
    longerChampionship: "4.11",
    longerApproved: null,
    interim: null,
    appeal: null,
    registration: "8.1",
    report: "8.1",
    licensed: null,
    announced: "11.4",
  },
};

/** 1.11–1.13; 1.1 (2014). */
const MINIMUM_TIMES: MinimumTimes = [
  { from: 0, minutes: 60 },
  { from: 1600, minutes: 90 },
  { from: 2200, minutes: 120 },
];

/** B.02 as amended by the General Assemblies of 1984 to 2004. */
export const EDITION_2005: Edition = {
  id: 2005,
  name: "2005",
  pace: "standard",
  from: dayOf(2005, 7, 1),
  source: "text",
  articles: ARTICLES,
  errata: [
    { key: "gamesOneByOne", article: "14.4", sheets: [] },
    { key: "noPoint", article: "10.1", sheets: ["firstRating"], isOfGuide: true },
  ],
  dpAtExtremes: false,
  hasRobin: true,
  leavesOpen: {
    /** "utilisant Ru comme s'il s'agissait d'un classement réel"; 8.58 (2011): "Ru (nouveau)". */
    weOfFirstPass: "10.54",
    gamesOfDoubleRound: "10.21(b)",
    pointsFromLeftOut: "6.1",
    negativeHalf: "10.53",
    closingNotFixed: "9.13",
    exceptionInPool: "9.14d–e",
    pooledParts: "6.2",
    hoursOfMoves: "3.1",
    /** On which day of an event the 30 games and 2400 are asked; 9.12a publishes K with the list. */
    kOfList: "10.52",
  },
  /** 10.54. */
  example: "by the rule",
  report: "11.31",
  limit: LIMIT_350,
  notRated: { apart: Infinity, above: Infinity },
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
    closingsRead: [
      { months: 1, days: 0 },
      { months: 0, days: 7 },
    ],
    activeGames: 4,
  },
  event: EVENT,
  age: "full years",
  minimumTimes: MINIMUM_TIMES,
  minimumTimeOf: "event",
  timeBounds: null,
  turnover: { points: 750, article: "14.3" },
};
