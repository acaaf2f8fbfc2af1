import type { Edition, EditionId } from "./edition";
import { paceOf } from "./paceOf";

/** What an edition asks of an event's days, and of those who report it; null: nothing is said. */
export interface EventRules {
  readonly roundsPerDay: number | null;
  /** Days from the first to the last, both counted; longer asks for more. */
  readonly days: number | null;
  /** Before the first day. */
  readonly registration: { readonly months: number; readonly days: number } | null;
  /** After the last day: the arbiter's report, and the federation's to FIDE. */
  readonly reportDays: number | null;
  readonly uploadDays: number | null;
  /** Not rated unless it is in time for this list after its end. */
  readonly lastList: number | null;
  readonly articles: EventArticles;
}

/** Where an edition says it. */
export interface EventArticles {
  readonly roundsPerDay: string;
  readonly duration: string;
  readonly registration: string;
  readonly report: string;
}

const RULES_2005: EventRules = {
  roundsPerDay: 3,
  days: 90,
  registration: null,
  reportDays: null,
  uploadDays: null,
  lastList: null,
  articles: { roundsPerDay: "3.1", duration: "4.1", registration: "8.1", report: "8.1" },
};

const RULES_2011: EventRules = {
  ...RULES_2005,
  registration: { months: 1, days: 0 },
  articles: { ...RULES_2005.articles, registration: "0.4", report: "9.1" },
};

const RULES_2014: EventRules = {
  ...RULES_2011,
  roundsPerDay: null,
  registration: { months: 0, days: 7 },
  reportDays: 7,
  uploadDays: 30,
  articles: { ...RULES_2011.articles, registration: "0.2" },
};

const RULES_2022: EventRules = {
  ...RULES_2014,
  days: 30,
  registration: { months: 0, days: 3 },
  reportDays: null,
  uploadDays: null,
  lastList: 3,
};

const RAPID: EventRules = {
  ...RULES_2022,
  roundsPerDay: 15,
  days: null,
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
