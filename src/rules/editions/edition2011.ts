import { dayOf } from "../day";
import type { Edition } from "./edition";
import { EDITION_2009, OPEN_SINCE_2009 } from "./edition2009";
import type { LeftOpen } from "./openReading";
import { everReached, newPlayer, otherwise } from "./kSteps";

/** Carried over into 2012, whose text was not read. */
export const OPEN_SINCE_2011: LeftOpen = {
  ...OPEN_SINCE_2009,
  robinsInPool: "8.3",
  poolingByChoice: "6.2",
  /** 6.1 and 6.41 ask of a "tournoi", 4.13 counts it period by period. */
  conditionsOfParts: "4.13",
};

/** B.02 as amended by the General Assemblies of 1984 to 2010. */
export const EDITION_2011: Edition = {
  ...EDITION_2009,
  id: 2011,
  name: "2011",
  from: dayOf(2011, 7, 1),
  source: "text",
  errata: [
    { key: "raInSwiss", article: "8.22–8.23", sheets: ["swissReport", "firstRating"] },
    { key: "poolPrinted", article: "8.34", sheets: ["firstRating"] },
    { key: "playerForOpponent", article: "8.52", sheets: ["iteration", "robinReport"] },
    { key: "firstRuPrinted", article: "8.58", sheets: ["iteration"] },
    { key: "wePrinted", article: "8.58", sheets: ["iteration"] },
    { key: "turnoverOf25", article: "12.3", sheets: ["robinReport", "swissReport"] },
  ],
  leavesOpen: { ...OPEN_SINCE_2011, laterScore: "6.1, 6.41" },
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
  event: {
    ...EDITION_2009.event,
    firstControl: { moves: 40, isDuty: true, article: "1.3" },
    registration: { months: 1, days: 0 },
    parts: { article: "4.13", isOfLongerAlone: false },
    pooling: { article: "6.2", isDuty: false },
    /** 4.13 of this edition is about the ratings that are used. */
    articles: {
      ...EDITION_2009.event.articles,
      longerApproved: "4.12",
      appeal: "0.5",
      registration: "0.4",
      report: "9.1",
      announced: "9.2",
    },
  },
};
