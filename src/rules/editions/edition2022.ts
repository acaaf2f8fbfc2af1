import { dayOf } from "../day";
import type { Articles, Edition } from "./edition";
import { EDITION_2017 } from "./edition2017";
import { LIMIT_400 } from "./limits";
import type { LeftOpen } from "./openReading";

const ARTICLES: Articles = {
  tables: "8.1",
  dpTable: "8.1.1",
  pdTable: "8.1.2",
  firstScore: "8.2.1",
  laterScore: "8.2.1",
  ratedOpponents: "8.2.2",
  gamesOfRated: "8.3",
  gamesOfUnrated: "8.2.2",
  unplayed: "5.1",
  average: "8.2.2",
  severalEvents: "7.1.4",
  half: "8.2.3",
  aboveHalf: "8.2.3",
  belowHalf: "8.2.3",
  belowHalfInRobin: "8.2.3",
  robinAverage: "8.2.2",
  change: "8.3",
  limit: "8.3.1",
  delta: "8.3.2(b)",
  sum: "8.3.2(c)",
  k: "8.3.3",
  rounded: "8.3.4",
  robin: "8.2",
  robinPlayers: "8.2",
  unplayedInRobin: "5.1",
  composition: null,
  firstEvent: "8.2.1",
  belowFloor: null,
  closing: "7.1.3",
  ruReported: null,
  window: "7.1.4",
  list: "7.1",
  delisted: "7.2.1",
  inactive: "7.2.3",
  time: "1.1",
  scheveningen: null,
  unratedMatch: "6.1",
  decidedMatch: "6.2",
  ratedSince: "8.2.4",
  notRated: null,
  standardRating: null,
};

/** What every edition since leaves open. */
export const OPEN_SINCE_2022: LeftOpen = {
  kOfList: "8.3.3",
  ratingsOfParts: "4.1",
  conditionsOfParts: "4.1",
  poolOfLastEvent: "7.1.4",
};

export const EDITION_2022: Edition = {
  ...EDITION_2017,
  id: 2022,
  name: "2022",
  from: dayOf(2022, 1, 1),
  articles: ARTICLES,
  hasRobin: false,
  leavesOpen: {
    lowerRated: "8.3.1",
    ...OPEN_SINCE_2022,
    closingNotFixed: "7.1.3",
  },
  /** 8.3.1: "a player may benefit from only one upgrade". */
  limit: { ...LIMIT_400, upgrades: "one game" },
  event: {
    ...EDITION_2017.event,
    firstControl: null,
    days: 30,
    registration: { months: 0, days: 3 },
    reportDays: null,
    uploadDays: null,
    lastList: 3,
    parts: { article: "4.1", isOfLongerAlone: true },
    articles: {
      ...EDITION_2017.event.articles,
      longerChampionship: null,
      longerApproved: null,
      interim: "4.1",
      appeal: null,
      licensed: null,
      announced: null,
    },
  },
  /** 1.1 (2024). */
  minimumTimes: [
    { from: 0, minutes: 60 },
    { from: 1800, minutes: 90 },
    { from: 2400, minutes: 120 },
  ],
};
