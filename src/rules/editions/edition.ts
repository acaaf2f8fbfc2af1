import type { Erratum } from "./erratum";
import type { EventRules } from "./eventRules";
import type { KStep } from "./kSteps";
import type { LeftOpen } from "./openReading";
import type { PdTable } from "../tables/pd";
import type { Day, HalfPoints, Rating } from "../units";

/** The year that an edition is called by. */
export type EditionId = number;

export type Pace = "standard" | "rapid" | "blitz";

/** What a message calls the rules it cites: 2014, rapid 2024, FSE. */
export type EditionName = `${EditionId}` | `${"rapid" | "blitz"} ${EditionId}` | "FSE";

/** T: the regulation's own text was read. S: secondary sources, or carried over from the neighbour. */
export type Source = "text" | "secondary";

/** How far a rating difference counts: 8.54 (2014), 8.3.1 (2022). */
export interface Limit {
  readonly points: number;
  /** PD with every difference above the limit counted as the limit. */
  readonly table: PdTable;
  /** A player with this rating has no limit: 8.3.1 (2025). */
  readonly exemptFrom: Rating;
  /** 8.3.1 (2022): one lower rated opponent in an event is lifted, the one furthest away. */
  readonly upgrades: "every game" | "one game";
}

/** 7.3.1 (rapid and blitz): a game this far apart is not rated when one player is above. */
interface NotRated {
  readonly apart: number;
  readonly above: Rating;
}

/** What a rated player's change depends on; all that the Swiss list has. */
export interface ChangeRules {
  readonly name: EditionName;
  readonly limit: Limit;
  readonly notRated: NotRated;
  /** The first step that fits gives K; the last fits everybody. */
  readonly k: readonly KStep[];
  /** 8.3.3 (2022): K × n in a period stays within this. */
  readonly highestKTimesGames: number;
  readonly articles: Articles;
}

interface FirstRating {
  /** Points needed in the first event. */
  readonly minimumScore: HalfPoints;
  /** Points needed in a later one, by system. */
  readonly minimumScoreLater: { readonly swiss: HalfPoints; readonly robin: HalfPoints };
  /** Rated opponents needed in an event; with fewer the player counts for nobody. */
  readonly minimumRatedOpponents: { readonly swiss: number; readonly robin: number };
  /** Per half point above 50 %; none: Ru = Ra + dp above 50 % too. */
  readonly bonus: number | null;
  /** 8.2.2 (2024): hypothetical opponents, all drawn. */
  readonly hypothetical: { readonly opponents: number; readonly rating: Rating };
  readonly highest: Rating;
  readonly severalEvents: "weighted mean of Ru" | "one event";
}

/** So long before its list an event has to have ended. */
export interface Closing {
  readonly months: number;
  readonly days: number;
}

/** The lowest published rating, from the day it holds. */
export interface Floor {
  readonly from: Day;
  readonly rating: Rating;
  /** On that day the ratings on the list were adjusted: one calculated before is none of this floor's. */
  readonly isOfAdjusted?: true;
}

interface Publication {
  readonly floors: readonly Floor[];
  readonly games: number;
  /** Events of so many months, in whole rating periods, make a first rating together. */
  readonly windowMonths: number;
  /** Olympiad, team championships, IBCA, ICSC, IPCA. */
  readonly gamesByException: number;
  /** Months whose first day is a list. */
  readonly listMonths: readonly number[];
  /** Days before the list on which an event must have ended; null where no text fixes them. */
  readonly closingDays: number | null;
  /** Months before the list by which reports normally had to be in: 9.13 (2005). */
  readonly normalClosingMonths: number | null;
  /** Where no text fixes the closing: the one that is taken, and the other that is possible. */
  readonly closingsRead: readonly [] | readonly [taken: Closing, other: Closing];
  /** Rated games in a year that keep a player active. */
  readonly activeGames: number;
}

/** Minutes for 60 moves by the highest rating in the event or the game, the lowest class first. */
export type MinimumTimes = readonly { readonly from: Rating; readonly minutes: number }[];

/** K times the games in which a rating is turned over, about, and where that is said. */
interface Turnover {
  readonly points: number;
  readonly article: string;
}

/** Rapid and blitz: the time for 60 moves lies between. */
export interface TimeBounds {
  readonly above: number;
  readonly upTo: number;
  readonly upToIncluded: boolean;
}

/** Where an edition says how a round robin has to be composed. */
interface Composition {
  readonly third: string;
  readonly fourOfFew: string;
  readonly doubleRound: string;
  readonly championship: string;
}

/** Where an edition says it. */
export interface Articles {
  readonly tables: string;
  readonly dpTable: string;
  readonly pdTable: string;
  readonly firstScore: string;
  readonly laterScore: string;
  readonly ratedOpponents: string;
  /** Which games count for a rated and for an unrated player in a Swiss, and that unplayed ones do not. */
  readonly gamesOfRated: string;
  readonly gamesOfUnrated: string;
  readonly unplayed: string;
  readonly average: string;
  readonly severalEvents: string;
  /** Ru at 50 %, above it and below it; below it in a round robin, and the average there. */
  readonly half: string;
  readonly aboveHalf: string;
  readonly belowHalf: string;
  readonly belowHalfInRobin: string;
  readonly robinAverage: string;
  readonly change: string;
  readonly limit: string;
  /** ΔR of a game, and K × their sum. */
  readonly delta: string;
  readonly sum: string;
  readonly k: string;
  /** Rn in whole numbers, once a period. */
  readonly rounded: string;
  readonly robin: string;
  readonly robinPlayers: string;
  readonly unplayedInRobin: string;
  /** A round robin's composition; from 2022 nothing is asked of it. */
  readonly composition: Composition | null;
  readonly firstEvent: string;
  /** A first result below the floor is ignored; null where it counts. */
  readonly belowFloor: string | null;
  readonly closing: string;
  /** Ru is reported although too few points keep it from counting; null where nothing is said. */
  readonly ruReported: string | null;
  /** Which events make a first rating together. */
  readonly window: string;
  /** What is played in a period goes into the list before it. */
  readonly list: string;
  /** A rating below the floor of the list. */
  readonly delisted: string;
  readonly inactive: string;
  readonly time: string;
  /** A Scheveningen with more than one unrated player is not rated; null where nothing is said. */
  readonly scheveningen: string | null;
  /** Matches with an unrated player are not rated; null where nothing is said. */
  readonly unratedMatch: string | null;
  /** Games after a match is decided do not count. */
  readonly decidedMatch: string;
  /** Rated by the time the event is: for himself rated, for his opponents unrated. */
  readonly ratedSince: string;
  /** A game with too great a difference is not rated; null where every one is. */
  readonly notRated: string | null;
  /** An unrated player with a standard rating counts with that; null in standard chess. */
  readonly standardRating: string | null;
}

export interface Edition extends ChangeRules {
  readonly id: EditionId;
  readonly pace: Pace;
  readonly from: Day;
  readonly source: Source;
  /** Of its own text. */
  readonly errata: readonly Erratum[];
  /** ±800 at p = 1.00 and .00, or undefined: 10.1 (2005). */
  readonly dpAtExtremes: boolean;
  /** The method of 8.58 (10.54 in 2005); gone from 2022. */
  readonly hasRobin: boolean;
  readonly leavesOpen: LeftOpen;
  /** The round robin that the text works out: by its own rule, or with figures that depart from it. */
  readonly example: "by the rule" | "with figures of its own" | "carried over";
  /** 11.31 (2005) has columns of its own, and Rar 0 for too few rated opponents. */
  readonly report: "11.31" | "usual";
  readonly firstRating: FirstRating;
  readonly publication: Publication;
  /** What is asked of an event's days, and of those who report it. */
  readonly event: EventRules;
  readonly age: "full years" | "calendar years";
  readonly minimumTimes: MinimumTimes;
  /** Whose highest rating asks for the time: 1.1 to 2014, "dans le tournoi"; later the game's. */
  readonly minimumTimeOf: "event" | "game";
  readonly timeBounds: TimeBounds | null;
  readonly turnover: Turnover;
}
