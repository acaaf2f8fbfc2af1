import { dayOf } from "../day";
import type { Edition } from "./edition";
import { EDITION_2012 } from "./edition2012";
import { everReached, junior, newPlayer, otherwise } from "./kSteps";

/** B.02 as amended by the General Assemblies of 1984 to 2012. */
export const EDITION_2014: Edition = {
  ...EDITION_2012,
  id: 2014,
  name: "2014",
  from: dayOf(2014, 7, 1),
  source: "text",
  articles: {
    ...EDITION_2012.articles,
    laterScore: "6.1",
    gamesOfRated: "6.32",
    gamesOfUnrated: "6.31",
    robinPlayers: "6.2",
    unplayedInRobin: "6.4",
    composition: { third: "6.2", fourOfFew: "6.21", doubleRound: "6.22", championship: "6.23" },
    belowFloor: null,
  },
  errata: [
    { key: "gamesRenumbered", article: "7.14a–b", sheets: ["firstRating"] },
    { key: "raInSwiss", article: "8.22–8.23", sheets: ["swissReport", "firstRating"] },
    { key: "driftRenumbered", article: "11.2", sheets: [] },
    { key: "turnoverOf30", article: "12.3", sheets: ["robinReport", "swissReport"] },
  ],
  leavesOpen: {
    correctionCarriedOver: "8.58",
    gamesOfDoubleRound: "8.21(b)",
    pointsFromLeftOut: "6.1",
    /** "until the 18th birthday", "until 30 games": on which day of an event is not said. */
    kOfList: "8.56",
    /** 4.13 (2011): "les classements réels au moment de la partie peuvent être utilisés". */
    ratingsOfParts: "4.13",
    /** 6.1 asks of a "tournoi", 4.13 sends "résultats intermédiaires" of it each month. */
    conditionsOfParts: "4.13",
    poolOfLastEvent: "8.3",
    robinsInPool: "8.3",
  },
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
    closingsRead: [],
  },
  event: {
    ...EDITION_2012.event,
    roundsPerDay: null,
    registration: { months: 0, days: 7 },
    normRegistration: { months: 0, days: 30 },
    reportDays: 7,
    uploadDays: 30,
    parts: { article: "4.13", isOfLongerAlone: true },
    /** 6.2 is about other things by now. */
    pooling: null,
    articles: {
      ...EDITION_2012.event.articles,
      hoursBy: null,
      interim: "4.13",
      registration: "0.2",
      licensed: "0.3",
    },
  },
  turnover: { points: 700, article: "12.3" },
};
