import type { Articles, Composition } from "./edition";

const COMPOSITION_2005: Composition = {
  third: "6.3",
  fourOfFew: "6.31",
  doubleRound: "6.32",
  championship: "6.33",
};

const COMPOSITION_2014: Composition = {
  third: "6.2",
  fourOfFew: "6.21",
  doubleRound: "6.22",
  championship: "6.23",
};

export const ARTICLES_2005: Articles = {
  tables: "10.1",
  firstScore: "10.21",
  laterScore: "10.21",
  ratedOpponents: "6.42",
  average: "10.21",
  severalEvents: "10.3",
  change: "10.5",
  k: "10.52",
  robin: "10.54",
  robinPlayers: "6.3",
  unplayedInRobin: "6.43",
  composition: COMPOSITION_2005,
  firstEvent: "6.1",
  belowFloor: "10.31",
  closing: "9.13",
  time: "1.1",
};

export const ARTICLES_2011: Articles = {
  tables: "8.1",
  firstScore: "8.21",
  laterScore: "6.41",
  ratedOpponents: "8.21",
  average: "8.21",
  severalEvents: "8.3",
  change: "8.5",
  k: "8.56",
  robin: "8.58",
  robinPlayers: "6.3",
  unplayedInRobin: "6.43",
  composition: COMPOSITION_2005,
  firstEvent: "6.1",
  belowFloor: "8.31",
  closing: "7.13",
  time: "1.1",
};

export const ARTICLES_2014: Articles = {
  ...ARTICLES_2011,
  laterScore: "6.1",
  robinPlayers: "6.2",
  unplayedInRobin: "6.4",
  composition: COMPOSITION_2014,
  belowFloor: null,
};

export const ARTICLES_2022: Articles = {
  tables: "8.1",
  firstScore: "8.2.1",
  laterScore: "8.2.1",
  ratedOpponents: "8.2.2",
  average: "8.2.2",
  severalEvents: "7.1.4",
  change: "8.3",
  k: "8.3.3",
  robin: "8.2",
  robinPlayers: "8.2",
  unplayedInRobin: "5.1",
  composition: null,
  firstEvent: "8.2.1",
  belowFloor: null,
  closing: "7.1.3",
  time: "1.1",
};

/** The rapid and blitz regulations count one section less: the list is 6, the system 7. */
export const ARTICLES_RAPID_BLITZ: Articles = {
  tables: "7.1",
  firstScore: "7.2.2",
  laterScore: "7.2.2",
  ratedOpponents: "7.2.3",
  average: "7.2.3",
  severalEvents: "6.1.4",
  change: "7.3",
  k: "7.3.3",
  robin: "7.2",
  robinPlayers: "7.2",
  unplayedInRobin: "5.1",
  composition: null,
  firstEvent: "7.2.2",
  belowFloor: null,
  closing: "6.1.3",
  time: "1.1",
};

export const ARTICLES_FSE: Articles = { ...ARTICLES_2022, tables: "FSE", change: "FSE", k: "FSE" };
