import type { Pace, Source } from "../rules/editions/edition";
import type { FindingKey, FindingValues } from "../tournament/finding";
import type { CellValue } from "../tournament/sheetCells";
import type { CheckTexts } from "./checks";
import type { KWords } from "./kWords";

/** A sentence for everything that a reader may find. */
export type FindingTexts = { readonly [K in FindingKey]: (values: FindingValues[K]) => string };

/** The words of the pane's crosstable page in one language. */
export interface TableTexts extends CheckTexts {
  readonly tab: string;
  readonly what: string;
  readonly useSelection: string;
  readonly follow: string;
  readonly nothingSelected: string;
  readonly severalAreas: string;
  /** Excel does nothing while somebody types in a cell. */
  readonly cellEdited: string;
  readonly stillCalculating: string;
  /** A sheet by its name; null: the structure of the workbook. */
  /** Of a sheet, or of the workbook; `left`: what was to be taken back, or nothing was. */
  readonly isProtected: (sheet: string | null, left: string) => string;
  /** `left`: sheets that may still be there; empty where none is. */
  readonly failed: (what: string, left: string) => string;
  readonly reading: string;
  readonly planning: string;
  readonly cancelling: string;
  readonly working: string;
  readonly writing: (done: number, total: number) => string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly understood: string;
  readonly kinds: {
    readonly single: string;
    readonly double: string;
    readonly totals: string;
  };
  readonly byRounds: (kind: string) => string;
  readonly kind: string;
  readonly matchGames: string;
  readonly pace: string;
  readonly paces: Readonly<Record<Pace, string>>;
  /** What is told of the pace is not clear. */
  readonly paceAsked: (came: string) => string;
  readonly paceNeeded: string;
  readonly toPace: string;
  readonly toPersons: string;
  /** Before the cell that tells it. */
  readonly paceFrom: (pace: string) => string;
  readonly standardColumn: (article: string) => string;
  readonly noStandardColumn: string;
  readonly ratedSince: (players: number, article: string) => string;
  readonly ratedSinceMeans: string;
  readonly playerPages: string;
  readonly pool: string;
  readonly poolNotFollowing: string;
  readonly unpool: (table: string) => string;
  readonly notPooled: string;
  readonly alreadyThere: string;
  readonly times: string;
  readonly endDate: string;
  readonly minutes: string;
  readonly increment: string;
  readonly notRated: (article: string) => string;
  readonly players: (players: number, rated: number, unrated: number) => string;
  readonly games: (games: number) => string;
  readonly k: KWords;
  readonly showPlayers: string;
  readonly previewMeans: string;
  readonly previewColumns: { readonly player: string; readonly points: string };
  readonly meanings: Readonly<Record<"rating" | "k" | "birth" | "id", string>>;
  readonly notUsed: string;
  readonly columnIs: (letters: string, heading: string) => string;
  readonly noHeadings: string;
  readonly correct: (player: string) => string;
  readonly nothingToCorrect: string;
  readonly allPlayers: (players: number) => string;
  readonly asInSheet: string;
  readonly toLine: (player: string) => string;
  readonly ratingColumn: string;
  readonly column: (letters: string, heading: string) => string;
  readonly findings: string;
  readonly noFindings: string;
  readonly finding: FindingTexts;
  readonly goTo: (address: string) => string;
  readonly readRatings: (letters: string, heading: string) => string;
  readonly nobodyRated: string;
  readonly ratingsFrom: (letters: string, heading: string) => string;
  readonly readAs: (value: string) => string;
  readonly selectArea: (address: string) => string;
  readonly applyAll: (count: number) => string;
  readonly readAllAs: (count: number, value: string) => string;
  readonly moreOfKind: (count: number) => string;
  readonly oneByOne: (count: number) => string;
  readonly event: string;
  readonly startDate: string;
  readonly when: string;
  /** Stands before the cell. */
  readonly dayFrom: string;
  /** Stands behind the cell, before the days that it may mean. */
  readonly severalDays: string;
  /** 4.13 (2011): an event counted period by period. */
  readonly inParts: (article: string) => string;
  readonly roundsUndated: string;
  readonly dayOfRound: (round: number) => string;
  readonly ratingsOfParts: string;
  readonly ratingsOfThen: string;
  readonly ratingsOfStart: string;
  readonly partLine: (part: number, rounds: string, days: string) => string;
  readonly partCounted: (list: string) => string;
  readonly ratingsOfPart: (heading: string) => string;
  readonly noRatingsOfPart: string;
  readonly partsUnsettled: string;
  readonly dayNeeded: string;
  readonly toDay: string;
  readonly toFindings: string;
  readonly toChecks: string;
  readonly dayUnknown: string;
  readonly edition: string;
  readonly byDate: string;
  readonly editionName: (id: number, from: string) => string;
  readonly editionInForce: (name: string, source: Source) => string;
  readonly style: string;
  readonly styles: { readonly fide: string; readonly plain: string };
  readonly asPrinted: string;
  /** Offered where it makes another K. */
  readonly kOnFirstDay: string;
  readonly championship: string;
  readonly championships: { readonly none: string; readonly open: string; readonly women: string };
  readonly leftOut: string;
  readonly article: (article: string, edition: string) => string;
  readonly methodGone: string;
  readonly teach: (edition: string) => string;
  readonly unplayed: string;
  readonly everybodyRated: string;
  readonly noRoundRobin: string;
  readonly oneUnratedCounts: (article: string) => string;
  readonly makeReport: string;
  readonly noSheetBecause: string;
  readonly correctFindings: (count: number) => string;
  readonly compositionFails: string;
  readonly ready: string;
  readonly createReport: string;
  readonly create: string;
  readonly changedSince: string;
  readonly created: (names: string) => string;
  readonly selfCheck: {
    readonly agrees: string;
    /** With what is printed, where by the rule it would differ. */
    readonly asPrinted: string;
    readonly differs: (cells: number) => string;
    /** Stands behind the cell. */
    readonly difference: (shown: CellValue, expected: number | null) => string;
    readonly more: (cells: number) => string;
  };
  readonly undo: string;
  readonly alreadyGone: (names: string) => string;
  readonly removed: (names: string) => string;
}
