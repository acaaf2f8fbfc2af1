import type { WhoIsWhoWords } from "./persons";

/** The words of the page for first ratings and rating periods. */
export interface RatingsTexts {
  readonly tab: string;
  readonly firstRating: string;
  readonly what: string;
  readonly edition: string;
  readonly byEvents: string;
  readonly dayNeeded: string;
  readonly exception: (games: number) => string;
  readonly create: string;
  readonly made: (sheet: string, events: number) => string;
  readonly madeEmpty: (sheet: string) => string;
  readonly toSettle: string;
  /** `left`: sheets that may still be there; empty where none is. */
  readonly failed: (what: string, left: string) => string;
  /** A figure of a report is an error. */
  readonly notCalculated: (error: string) => string;
  readonly whoIsWho: WhoIsWhoWords;
  readonly unrated: UnratedWords;
  readonly period: PeriodWords;
  readonly correction: CorrectionWords;
}

/** The words for unrated players of the workbook's reports. */
export interface UnratedWords {
  readonly legend: (players: number) => string;
  /** What an event gave; Ru is null where it gave none. */
  readonly event: (event: {
    readonly title: string;
    readonly games: number;
    readonly points: number;
    readonly ru: number | null;
  }) => string;
  readonly ofList: string;
  readonly nobody: string;
  /** `keptFrom`: the sheet whose typed events were taken over; null: there was none. */
  readonly made: (sheet: string, events: number, keptFrom: string | null) => string;
  /** Before what is wrong in lines typed into the sheet made before. */
  readonly toSettle: (sheet: string) => string;
  readonly noDays: (sheets: string) => string;
  readonly gone: string;
}

/** The words for rating periods. */
export interface PeriodWords {
  readonly heading: string;
  readonly what: string;
  readonly source: string;
  readonly sources: { readonly reports: string; readonly list: string };
  readonly listColumns: string;
  readonly ticked: string;
  readonly noReports: string;
  readonly report: (sheet: string, event: string, day: string, edition: string) => string;
  readonly noDay: string;
  readonly look: string;
  readonly list: string;
  readonly create: string;
  readonly made: (sheet: string, players: number) => string;
  readonly noList: string;
  readonly severalPaces: string;
  /** Events with the articles that they do not meet; and what is ticked to take them. */
  readonly unmet: (events: string) => string;
  readonly takeUnmet: string;
  /** Reports that are ticked although another list counts them. */
  readonly ofOtherList: (sheets: string) => string;
  readonly takeForeign: string;
  /** Sheets that are no reports any more. */
  readonly gone: (sheets: string) => string;
  /** Before what was read in another way than it stands there. */
  readonly lookOver: string;
  readonly twice: (one: string, other: string) => string;
  /** The days of the lists that count the ticked events. */
  readonly severalLists: (lists: string) => string;
  /** Whose regulations, where none are chosen. */
  readonly byList: string;
  /** Beside a report that another list counts than the one chosen. */
  readonly ofList: (list: string) => string;
  readonly foreign: (sheets: string) => string;
  readonly missing: (sheets: string) => string;
}

/** The words for comparing two reports of one event. */
interface CorrectionWords {
  readonly heading: string;
  readonly what: string;
  readonly tooFewReports: string;
  readonly report: (sheet: string, event: string) => string;
  readonly before: string;
  readonly after: string;
  readonly compare: string;
  readonly sameReport: string;
  readonly noReport: string;
  readonly noPeriod: string;
  readonly doubts: Readonly<Record<"other event" | "other period", string>>;
  readonly made: (sheet: string) => string;
}
