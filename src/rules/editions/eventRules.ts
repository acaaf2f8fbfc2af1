/** What an edition asks of an event's days, and of those who report it; null: nothing is said. */
export interface EventRules {
  readonly roundsPerDay: number | null;
  /** Of play for both players of a game, over 60 moves. */
  readonly hoursPerDay: number | null;
  /** The moves of the first control, where it is for some of them; null: nothing is said. */
  readonly firstControl: FirstControl | null;
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
  /** Games that count period by period, each with the rating of its time; null: an event is one whole. */
  readonly parts: PartsRule | null;
  /** Preliminaries and finals as one event; null: nothing is said. */
  readonly pooling: PoolingRule | null;
  readonly articles: EventArticles;
}

/** "Sont mis en commun", 6.2 (2005); "peuvent être mis en commun", 6.2 (2011). */
interface PoolingRule {
  readonly article: string;
  readonly isDuty: boolean;
}

/** Which events may be counted in parts. */
export interface PartsRule {
  readonly article: string;
  /** 4.13 (2014): what is longer than usual owes results every month; 4.13 (2011) says it of any event. */
  readonly isOfLongerAlone: boolean;
}

/** 1.3 (2005) recommends it; 1.3 (2011): "il sera 40 coups". */
interface FirstControl {
  readonly moves: number;
  readonly isDuty: boolean;
  readonly article: string;
}

export interface Notice {
  readonly months: number;
  readonly days: number;
}

/** Where an edition says it. */
interface EventArticles {
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
  /** All arbiters have a licence, or the event is not rated. */
  readonly licensed: string | null;
  /** Where an event is not to be rated, invitations and the chief arbiter say so before it. */
  readonly announced: string | null;
}
