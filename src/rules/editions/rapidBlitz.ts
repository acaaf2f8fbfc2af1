import { dayOf } from "../day";
import type { Articles, Edition, Pace, TimeBounds } from "./edition";
import { EDITION_2024 } from "./edition2024";
import type { EventRules } from "./eventRules";

type NotStandard = Exclude<Pace, "standard">;

/** These regulations count one section less than standard: the list is 6, the system 7. */
const ARTICLES: Articles = {
  tables: "7.1",
  dpTable: "7.1.1",
  pdTable: "7.1.2",
  firstScore: "7.2.2",
  laterScore: "7.2.2",
  ratedOpponents: "7.2.3",
  gamesOfRated: "7.3",
  gamesOfUnrated: "7.2.3",
  unplayed: "4.1",
  average: "7.2.3",
  severalEvents: "6.1.4",
  half: "7.2.4",
  aboveHalf: "7.2.4",
  belowHalf: "7.2.4",
  belowHalfInRobin: "7.2.4",
  robinAverage: "7.2.3",
  change: "7.3",
  limit: "7.3.1",
  delta: "7.3.2(b)",
  sum: "7.3.2(c)",
  k: "7.3.3",
  rounded: "7.3.4",
  robin: "7.2",
  robinPlayers: "7.2",
  unplayedInRobin: "5.1",
  composition: null,
  firstEvent: "7.2.2",
  belowFloor: null,
  closing: "6.1.3",
  ruReported: null,
  window: "6.1.4",
  list: "6.1",
  delisted: "6.2.1",
  inactive: "6.2.3",
  time: "1.1",
  scheveningen: null,
  unratedMatch: "5.1",
  decidedMatch: "5.2",
  ratedSince: "7.2.5",
  notRated: "7.3.1",
  standardRating: "7.2.1",
};

/** 1.1.1 and 1.1.2. */
const TIME_BOUNDS: Readonly<Record<NotStandard, TimeBounds>> = {
  rapid: { above: 10, upTo: 60, upToIncluded: false },
  blitz: { above: 3, upTo: 10, upToIncluded: true },
};

const ROUNDS_PER_DAY: Readonly<Record<NotStandard, number>> = { rapid: 15, blitz: 30 };

/** Oldest first. Before March 2024 only secondary sources are known: not modelled. */
export function rapidBlitzEditions(pace: NotStandard): readonly Edition[] {
  const from2024: Edition = {
    ...EDITION_2024,
    name: `${pace} 2024`,
    pace,
    articles: ARTICLES,
    leavesOpen: { kOfList: "7.3.3", poolOfLastEvent: "6.1.4" },
    errata: [],
    event: eventOf(pace),
    timeBounds: TIME_BOUNDS[pace],
  };
  /** 7.3.1, amended from 1 December 2024; the exemption from 2650 was never taken over. */
  const from2025: Edition = {
    ...from2024,
    id: 2025,
    name: `${pace} 2025`,
    from: dayOf(2024, 12, 1),
    notRated: { apart: 600, above: 2600 },
  };
  return [from2024, from2025];
}

function eventOf(pace: NotStandard): EventRules {
  return {
    ...EDITION_2024.event,
    roundsPerDay: ROUNDS_PER_DAY[pace],
    hoursPerDay: null,
    days: null,
    normRegistration: null,
    articles: { ...EDITION_2024.event.articles, report: "8.1" },
  };
}
