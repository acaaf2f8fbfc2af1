import type { Ignored } from "../rules/firstRating";
import type { OfEdition } from "./citing";

/** What the columns of a first-rating sheet hold. */
export type CareerColumn =
  | "number"
  | "event"
  | "date"
  | "end"
  | "list"
  | "kind"
  | "rc"
  | "w"
  | "n"
  | "opponents"
  | "listed"
  | "otherList"
  | "ra"
  | "p"
  | "dp"
  | "ru"
  | "guide"
  | "counts"
  | "product"
  | "why"
  | "unrated"
  | "next"
  | "place"
  | "opens"
  | "stands"
  | "ends"
  | "share";

/** Kinds of events that first ratings tell apart. */
type CareerKind = "swiss" | "robin" | "doubleRobin";

/** What each list makes of the events. */
export type CareerListColumn =
  | "number"
  | "list"
  | "last"
  | "lastDay"
  | "first"
  | "n"
  | "w"
  | "products"
  | "average"
  | "p"
  | "dp"
  | "rating"
  | "enough";

/** What an edition asks of events and first ratings. */
export type EditionFigure =
  | "from"
  | "edition"
  | "opponentsSwiss"
  | "opponentsRobin"
  | "pointsFirst"
  | "pointsSwiss"
  | "pointsRobin"
  | "usesRu"
  | "floorFirst"
  | "floorLater"
  | "floor"
  | "isAveraged"
  | "hasRobin"
  | "bonus"
  | "draws"
  | "drawnRating"
  | "highest"
  | "dpAtExtremes"
  | "games"
  | "gamesByException"
  | "windowMonths"
  | "periodMonths"
  | "closingMonths"
  | "closingDays"
  | "otherMonths"
  | "otherDays";

/** The words of the first-rating sheet. */
export interface CareerTexts {
  readonly name: string;
  readonly title: (player: string) => string;
  readonly note: OfEdition;
  /** The answer, before everything else: sentences with gaps, each in braces. */
  readonly answer: {
    /** {first} */
    readonly first: string;
    /** Behind it, {day}. */
    readonly list: string;
    readonly noList: string;
    /** {lacks} */
    readonly lacks: string;
    /** Behind it, {day}: the last on which an event still counts. */
    readonly until: string;
    /** {events} of {all}, {games}, {points} */
    readonly counts: string;
    /** {year}, {month}, {day}: two digits each but of the year. */
    readonly day: string;
  };
  /** {lines}: how many are not complete. */
  readonly toSettle: string;
  /** {lines}: events for which another closing gives another list. */
  readonly openLists: string;
  /** {events}: how many are a rated player's. */
  readonly ofRated: string;
  /** In the place of one edition. */
  readonly ownEditions: string;
  /** The codes for each event by its own, and all by one. */
  readonly oneEdition: (own: string, one: string) => string;
  readonly exception: string;
  readonly otherEdition: string;
  readonly earlierEvents: string;
  readonly allRead: string;
  /** Whose sheet it is: a rating period finds it by them. */
  readonly player: string;
  readonly id: string;
  readonly gamesNeeded: string;
  /** Beside it: what a blank cell means. */
  readonly gamesAsked: string;
  readonly published: string;
  readonly publishes: string;
  /** What stands beside it while it is blank, and where it is no date. */
  readonly notPublished: string;
  readonly notADate: string;
  readonly lastEvent: string;
  /** Beside a last event of another edition. */
  readonly outOfForce: string;
  readonly opens: OfEdition;
  readonly closes: string;
  readonly floor: string;
  readonly lastPlace: string;
  readonly firstPlace: string;
  /** The sections of what each list makes of the events, and of what the editions ask. */
  readonly lists: string;
  readonly listHeadings: Readonly<Record<CareerListColumn, OfEdition>>;
  readonly editions: string;
  readonly editionFigures: Readonly<Record<EditionFigure, string>>;
  /** As they stand in the column of kinds. */
  readonly kinds: Readonly<Record<CareerKind, string>>;
  readonly headings: Readonly<Record<CareerColumn, OfEdition>>;
  readonly hints: Readonly<Partial<Record<CareerColumn, OfEdition>>>;
  readonly ignored: Readonly<Record<Ignored, OfEdition>>;
  readonly incomplete: string;
  readonly together: OfEdition;
  /** Rc with what an edition adds, or the mean of all Ru. */
  readonly average: string;
  readonly rating: string;
  readonly firstRating: string;
  readonly notYet: string;
  readonly stillLacks: string;
  readonly nothingLacks: string;
  readonly games: string;
  readonly belowFloor: string;
}
