import type { ConditionKey } from "../tournament/conditions";
import type { TooFast } from "../tournament/kinds/tooFast";
import type { Edition } from "../rules/editions/edition";
import type { CalendarDate } from "../rules/day";
import type { EventKind } from "../tournament/event";
import type { OfEdition } from "./citing";
import type { KHeading } from "./kReason";

/** What the columns of a rating report hold. */
export type ReportHeading =
  | "number"
  | "player"
  | "rating"
  | "firstEvent"
  | "asOpponent"
  | "k"
  | "kCounted"
  | "rc"
  | "ra"
  | "n"
  | "w"
  | "we"
  | "wMinusWe"
  | "change"
  | "rn"
  | "p"
  | "dp"
  | "ru"
  | "rnFirst"
  | "lacks"
  | "remarks"
  | "kGiven"
  | "firstEventOfRated"
  | "pAsOpponent"
  | "dpAsOpponent"
  | "ruAsOpponent"
  | "lifted"
  | "id"
  | KHeading;

/** What the columns of its games hold. */
export type GameHeading =
  | "number"
  | "player"
  | "rating"
  | "round"
  | "opponent"
  | "opponentRating"
  | "counted"
  | "difference"
  | "pd"
  | "score"
  | "w"
  | "delta"
  | "fits"
  | "opponentNumber"
  | "line"
  | "reply"
  | "firstScore"
  | "ratingOnly"
  | "wOfRated"
  | "forfeitsWon"
  | "forfeitsLost";

/** `days` is empty where they are not known. */
type TitleOfEvent = (event: string, days: string) => string;

/** The words of the rating report, its games and its players' pages. */
export interface ReportTexts {
  readonly name: string;
  readonly gamesName: string;
  readonly pagesName: string;
  /** With the days of the event, where they are known. */
  readonly title: TitleOfEvent;
  readonly days: (first: CalendarDate, last: CalendarDate) => string;
  /** {players} and the like stand for numbers that follow the sheet. */
  readonly sums: { readonly rated: string; readonly unrated: string };
  readonly gamesSums: string;
  /** {misfits} games. */
  readonly misfitsSaid: string;
  readonly allFits: string;
  /** Where articles 5 and 6 ask something of the event. */
  readonly allFitsAndMet: string;
  readonly checksNotMet: string;
  /** Of those nothing is known. */
  readonly checksOpen: string;
  readonly notChecked: string;
  /** What is asked, by its article. */
  readonly conditions: Readonly<Record<ConditionKey, (where: string) => string>>;
  /** u was typed over a rating, or a rating over u: of the report, and in the player's line. */
  readonly moved: string;
  readonly nowRated: string;
  readonly nowUnrated: string;
  readonly unratedPlayer: string;
  readonly endDate: string;
  /** The list whose ratings were taken, and the one that counts the event. */
  readonly ratingsList: string;
  /** The list that was in force on the first day, beside another one. */
  readonly notInForce: (list: CalendarDate) => string;
  readonly countedBy: string;
  /** Of the report of a part: short, and in front, for tabs are cut at their ends. */
  readonly partTitle: (part: number, event: string) => string;
  readonly part: Readonly<Record<"part" | "parts" | "wholeStart" | "wholeEnd", string>>;
  /** So many games are enough, told by 1. */
  readonly exception: (games: number) => string;
  /** For whom fewer games are enough: 9.14d–e (2005), 7.14f–g (2011). */
  readonly exceptionFor: string;
  readonly exempt: string;
  readonly nobody: string;
  readonly perPairing: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<EventKind, string>>;
  readonly matchGames: OfEdition;
  readonly misfits: string;
  readonly oneUpgrade: OfEdition;
  readonly byIteration: (sheet: string, edition: Edition) => string;
  /** As 10.54 (2005) can be read. */
  readonly byFirstRu: (sheet: string, edition: Edition) => string;
  /** In the head: the kind of event, and how it is counted. */
  readonly robinAsSwiss: string;
  readonly asSwiss: OfEdition;
  /** 1.1, 1.2 (2017). */
  readonly tooFast: (edition: Edition, minutes: number, games: readonly TooFast[]) => string;
  readonly everybodyRated: OfEdition;
  /** With gaps: {counted}, {games}. */
  readonly decided: OfEdition;
  readonly scheveningen: OfEdition;
  readonly notRated: (edition: Edition, apart: number, above: number) => string;
  readonly headings: Readonly<Record<ReportHeading, OfEdition>>;
  /** What a heading means; shown when it is selected. */
  readonly hints: Readonly<Partial<Record<ReportHeading, OfEdition>>>;
  /** In a line of the games; and of the report as a whole. */
  readonly hypothetical: string;
  readonly twoDraws: OfEdition;
  readonly delisted: (floor: number) => string;
  /** Where nothing lacks; {rating}. */
  readonly firstRating: string;
  readonly lacksOpponents: (needed: number) => string;
  readonly lacksPoints: (needed: number) => string;
  /** Ru is given where too few points keep it from counting: 11.31 (2005). */
  readonly notCounted: OfEdition;
  /** 10.1 (2005): no point at all gives no Ru. */
  readonly lacksDp: OfEdition;
  /** 10.1 (2005): one score of zero or 100 % in a round robin, and nothing is iterated. */
  readonly noDpInRobin: OfEdition;
  readonly lacksGames: (needed: number) => string;
  readonly belowFloor: (floor: number) => string;
  readonly gamesTitle: TitleOfEvent;
  readonly gamesNote: string;
  readonly gameHeadings: Readonly<Record<GameHeading, string>>;
  readonly gameHints: Readonly<Partial<Record<GameHeading, OfEdition>>>;
  /** Stands instead of Round where rounds are not known. */
  readonly opponentNumber: string;
  readonly pages: PageTexts;
}

/** A player's page; {w} and the like stand for the values of the report. */
export interface PageTexts {
  readonly title: (event: string, edition: Edition) => string;
  readonly note: string;
  /** Beside K: why it is not that of everybody. */
  readonly k: Readonly<Record<"strong" | "junior" | "new", OfEdition>>;
  readonly score: string;
  readonly expected: OfEdition;
  readonly change: OfEdition;
  readonly rounding: string;
  /** An unrated player: the average, then below and from 50 %, then Ru. */
  readonly average: OfEdition;
  readonly noRu: string;
  readonly fraction: OfEdition;
  readonly bonus: (edition: Edition, bonus: number) => string;
  readonly ru: OfEdition;
  readonly byIteration: (sheet: string, edition: Edition) => string;
  /** Of who lacks nothing; {rating}. */
  readonly firstRating: OfEdition;
  readonly lacks: string;
}
