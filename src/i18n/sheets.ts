import type { KReading } from "../rules/kDay";
import type { Source } from "../rules/editions/edition";
import type { CarriedKey } from "../tournament/carried";
import type { CompositionKey } from "../tournament/composition";
import type { CareerTexts } from "./career";
import type { OfEdition } from "./citing";
import type { CorrectionTexts } from "./correction";
import type { ErrataTexts } from "./errata";
import type { HeadTexts } from "./head";
import type { PaperTexts } from "./paper";
import type { KReasonTexts } from "./kReason";
import type { PeriodTexts } from "./period";
import type { HandOnTexts } from "./handOn";
import type { OverviewTexts } from "./overview";
import type { ReadingsTexts } from "./readings";
import type { PersonsTexts } from "./persons";
import type { ReportTexts } from "./report";
import type { TabTexts } from "./tabs";

/** What a head says of its own cells. */
export interface MadeForTexts {
  readonly title: string;
  /** Where another value is typed. */
  readonly refused: string;
  /** Where a cell shows another value all the same. */
  readonly changed: string;
  readonly byHand: (edition: string) => string;
  readonly byHandWithoutDay: (edition: string) => string;
}

/** The columns of the worked example. */
export type IterationHeading =
  | "player"
  | "rating"
  | "w"
  | "p"
  | "dp"
  | "rc"
  | "dpUnrated"
  | "ru"
  | "rcNew"
  | "ruNew"
  | "we"
  | "k"
  | "change"
  | "rn";

/** The words on the sheets that the pane makes, in one language. */
export interface SheetTexts {
  readonly tabs: TabTexts;
  readonly paper: PaperTexts;
  readonly handOn: HandOnTexts;
  readonly overview: OverviewTexts;
  readonly persons: PersonsTexts;
  readonly iterationName: (edition: string) => string;
  readonly iterationTitle: (event: string) => string;
  readonly madeWith: { readonly fide: string; readonly plain: string };
  /** Stands first on a sheet whose method is gone for its event. */
  readonly teaching: string;
  readonly edition: string;
  readonly source: Readonly<Record<Source, string>>;
  readonly madeFor: MadeForTexts;
  readonly head: HeadTexts;
  readonly startDate: string;
  readonly noDate: string;
  readonly limit: string;
  readonly bonus: string;
  readonly firstBonus: string;
  readonly opponents: string;
  readonly games: string;
  readonly inputs: string;
  /** Headings of what tables tell of players and no rule asks for. */
  readonly carried: Readonly<Record<CarriedKey, string>>;
  readonly columns: {
    readonly player: string;
    readonly rating: string;
    readonly points: string;
    readonly firstEvent: string;
    readonly counts: string;
  };
  /** The line under the crosstable that is 0 where a row and its column fit. */
  readonly misfits: string;
  /** Said in the head while there is no Ra. */
  readonly incomplete: (article: string, edition: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly iterationHead: {
    /** Points for each half above 50 %, in the first pass and then. */
    readonly bonus: (first: number, then: number) => string;
    /** With gaps: {players}, {rated}, {unrated}, {rar}, {dpa}, {n}, {ra}. */
    readonly sums: (article: string, edition: string) => string;
    readonly met: string;
    /** Around the articles. */
    readonly notMet: readonly [before: string, behind: string];
  };
  readonly tableHeadings: Readonly<Record<IterationHeading, string>>;
  /** What each heading means, with its article; shown when the heading is selected. */
  readonly tableHints: Readonly<Record<IterationHeading, OfEdition>>;
  readonly hints: {
    readonly limit: (article: string, edition: string) => string;
    readonly ra: (article: string, edition: string) => string;
    readonly firstEvent: (article: string, edition: string) => string;
  };
  readonly raFormula: string;
  readonly countedAs: string;
  /** Before the opponents of a block: the line's own figure, and words where there is none. */
  readonly own: { readonly ru: string; readonly rated: string; readonly unrated: string };
  readonly ratingOrRu: string;
  readonly expected: (article: string) => string;
  readonly ratingOrRuNew: string;
  readonly ratingOrRuPrinted: string;
  /** 10.54 (2005) takes Ru, later editions Ru (new). */
  readonly weReadings: {
    /** Over the expected scores by the reading that is not taken. */
    readonly other: string;
    /** Before the figures of the players for whom it matters. */
    readonly figures: string;
    /** Between the two figures of a player. */
    readonly against: string;
    /** What We is then. */
    readonly hint: OfEdition;
  };
  readonly checks: string;
  readonly composition: Readonly<
    Record<CompositionKey, (rated: number, players: number) => string>
  >;
  readonly everybodyCounts: string;
  readonly aboveFloor: (floor: number) => string;
  readonly everyGamePlayed: string;
  readonly met: string;
  readonly notMet: string;
  readonly notes: string;
  readonly inputsAreBlue: string;
  readonly inputsElsewhere: string;
  readonly kByRating: (article: string, edition: string) => string;
  /** Birth, games so far or highest rating took part. */
  readonly kKnown: (article: string, edition: string) => string;
  /** Players whose birth does not tell K. */
  readonly kAgeOpen: (names: string) => string;
  /** On which day K is read; which reading that is. */
  readonly kDay: {
    readonly label: string;
    readonly note: Readonly<Record<KReading, string>>;
  };
  readonly kReason: KReasonTexts;
  readonly asPrinted: string;
  readonly errata: ErrataTexts;
  readonly readings: ReadingsTexts;
  readonly tables: (article: string) => string;
  readonly report: ReportTexts;
  readonly career: CareerTexts;
  readonly period: PeriodTexts;
  readonly correction: CorrectionTexts;
}
