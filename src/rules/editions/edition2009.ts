import { dayOf } from "../day";
import type { Articles, Edition } from "./edition";
import { EDITION_2005 } from "./edition2005";
import { LIMIT_400 } from "./limits";
import type { LeftOpen } from "./openReading";

/** Numbered as 2011, whose text was read; the chapters on events and lists as before. */
const ARTICLES: Articles = {
  ...EDITION_2005.articles,
  tables: "8.1",
  dpTable: "8.1(a)",
  pdTable: "8.1(b)",
  firstScore: "8.21",
  laterScore: "6.41",
  gamesOfRated: "6.42",
  gamesOfUnrated: "6.41",
  ratedOpponents: "8.21",
  average: "8.21",
  severalEvents: "8.3",
  half: "8.22",
  aboveHalf: "8.23",
  belowHalf: "8.24",
  belowHalfInRobin: "8.25",
  robinAverage: "8.21(b)",
  change: "8.5",
  limit: "8.54",
  delta: "8.55(b)",
  sum: "8.55(c)",
  k: "8.56",
  robin: "8.58",
  belowFloor: "8.31",
  closing: "7.13",
  ruReported: null,
  window: "7.14c",
  scheveningen: null,
  unratedMatch: "6.6",
  ratedSince: "8.4",
  list: "7.1",
  delisted: "7.21",
  inactive: "7.23",
  rounded: "8.57",
};

/** What 2011's text leaves open, and what was carried over from it or into it. */
export const OPEN_SINCE_2009: LeftOpen = {
  gamesOfDoubleRound: "8.21(b)",
  pointsFromLeftOut: "6.1",
  /** "0,5 est arrondi à 1": 8.57 (2014) adds that the sign does not matter. */
  negativeHalf: "8.57",
  kOfList: "8.56",
  poolOfLastEvent: "8.3",
  exceptionInPool: "7.14f–g",
  pooledParts: "6.2",
  hoursOfMoves: "3.1",
};

export const EDITION_2009: Edition = {
  ...EDITION_2005,
  id: 2009,
  name: "2009",
  from: dayOf(2009, 7, 1),
  source: "secondary",
  articles: ARTICLES,
  errata: [],
  dpAtExtremes: true,
  leavesOpen: {
    ...OPEN_SINCE_2009,
    correctionCarriedOver: "8.58",
    kOf2009: "8.56",
    firstRatingOf2009: "8.3",
  },
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
    closingsRead: [],
  },
  turnover: { points: 750, article: "12.3" },
};
