import type { Edition, EditionId } from "./edition";
import { paceOf } from "./paceOf";

/** What an edition asks of an event's days, and of those who report it; null: nothing is said. */
export interface EventRules {
  readonly roundsPerDay: number | null;
  /** Of play for both players of a game, over 60 moves. */
  readonly hoursPerDay: number | null;
  /** Days from the first to the last, both counted; longer asks for more. */
  readonly days: number | null;
  /** Before the first day. */
  readonly registration: Notice | null;
  /** The same where title norms are possible. */
  readonly normRegistration: Notice | null;
  /** After the last day: the arbiter's report, and the federation's to FIDE. */
  readonly reportDays: number | null;
  readonly uploadDays: number | null;
  /** Not rated unless it is in time for this list after its end. */
  readonly lastList: number | null;
  readonly articles: EventArticles;
}

export interface Notice {
  readonly months: number;
  readonly days: number;
}

/** Where an edition says it. */
export interface EventArticles {
  /** Rounds and hours. */
  readonly roundsPerDay: string;
  /** The text by which hours are counted where the edition's own does not say how. */
  readonly hoursBy: string | null;
  readonly duration: string;
  /** A championship may be longer; so may others that are approved. */
  readonly longerChampionship: string | null;
  readonly longerApproved: string | null;
  /** What is longer owes results every month. */
  readonly interim: string | null;
  /** An event may be refused, and its organiser appeal. */
  readonly appeal: string | null;
  readonly registration: string;
  readonly report: string;
}

const RULES_2005: EventRules = {
  roundsPerDay: 3,
  hoursPerDay: 12,
  days: 90,
  registration: null,
  normRegistration: null,
  reportDays: null,
  uploadDays: null,
  lastList: null,
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
  },
};

const RULES_2011: EventRules = {
  ...RULES_2005,
  registration: { months: 1, days: 0 },
  /** 4.13 of this edition is about the ratings that are used. */
  articles: {
    ...RULES_2005.articles,
    longerApproved: "4.12",
    appeal: "0.5",
    registration: "0.4",
    report: "9.1",
  },
};

const RULES_2014: EventRules = {
  ...RULES_2011,
  roundsPerDay: null,
  registration: { months: 0, days: 7 },
  normRegistration: { months: 0, days: 30 },
  reportDays: 7,
  uploadDays: 30,
  articles: { ...RULES_2011.articles, hoursBy: null, interim: "4.13", registration: "0.2" },
};

const RULES_2022: EventRules = {
  ...RULES_2014,
  days: 30,
  registration: { months: 0, days: 3 },
  reportDays: null,
  uploadDays: null,
  lastList: 3,
  articles: {
    ...RULES_2014.articles,
    longerChampionship: null,
    longerApproved: null,
    interim: "4.1",
    appeal: null,
  },
};

const RAPID: EventRules = {
  ...RULES_2022,
  roundsPerDay: 15,
  hoursPerDay: null,
  days: null,
  normRegistration: null,
  articles: { ...RULES_2022.articles, report: "8.1" },
};

const BLITZ: EventRules = { ...RAPID, roundsPerDay: 30 };

const STANDARD: Readonly<Record<EditionId, EventRules>> = {
  2005: RULES_2005,
  2009: RULES_2005,
  2011: RULES_2011,
  2012: RULES_2011,
  2014: RULES_2014,
  2017: RULES_2014,
  2022: RULES_2022,
  2024: RULES_2022,
  2025: RULES_2022,
};

/** Apart from the edition itself: the functions in cells need none of it. */
export function eventRules(edition: Edition): EventRules {
  const pace = paceOf(edition);
  if (pace === "standard") return STANDARD[edition.id];
  return pace === "rapid" ? RAPID : BLITZ;
}
