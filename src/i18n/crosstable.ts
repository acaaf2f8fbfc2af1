import type { FixedDeadline } from "../rules/deadlines";
import type { Pace, Source } from "../rules/editions/edition";
import type { KBasis } from "../rules/kOfPlayer";
import type { HalfPoints } from "../rules/units";
import type { CompositionCheck, CompositionKey } from "../tournament/composition";
import type { FindingKey, FindingValues } from "../tournament/finding";
import type { TimeCheckKey, TimeCheckValues } from "../tournament/timeChecks";
import type { KindCheckKey, KindCheckValues } from "../tournament/kinds/kindChecks";

/** A sentence for everything that a reader may find. */
export type FindingTexts = { readonly [K in FindingKey]: (values: FindingValues[K]) => string };

/** The words of the pane's crosstable page in one language. */
export interface CrosstableTexts {
  readonly tab: string;
  readonly what: string;
  readonly useSelection: string;
  readonly follow: string;
  readonly nothingSelected: string;
  readonly severalAreas: string;
  /** `left`: sheets that may still be there; empty where none is. */
  readonly failed: (what: string, left: string) => string;
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
  readonly kindChecks: { readonly [K in KindCheckKey]: (values: KindCheckValues[K]) => string };
  /** Each with the edition's name, for the articles within. */
  readonly timeChecks: {
    readonly [K in TimeCheckKey]: (values: TimeCheckValues[K], edition: string) => string;
  };
  readonly times: string;
  readonly endDate: string;
  readonly minutes: string;
  readonly increment: string;
  readonly official: (article: string) => string;
  readonly deadlines: string;
  readonly deadline: Readonly<Record<FixedDeadline, (date: string, article: string) => string>>;
  readonly normally: (list: string, reportedBy: string, article: string) => string;
  readonly interim: (dates: string, article: string) => string;
  readonly appeal: (article: string) => string;
  readonly notRated: (article: string) => string;
  readonly players: (players: number, rated: number, unrated: number) => string;
  readonly games: (games: number) => string;
  readonly kGiven: string;
  readonly kByRating: string;
  /** Where players have it for different reasons: how many for each. */
  readonly kMixed: (reasons: string) => string;
  readonly kBy: Readonly<Record<KBasis, (players: number) => string>>;
  readonly kAgeOpen: (players: number, names: string) => string;
  readonly showPlayers: string;
  readonly playerColumns: readonly [string, string, string];
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
  readonly dayNeeded: string;
  readonly toDay: string;
  readonly dayUnknown: string;
  readonly edition: string;
  readonly byDate: string;
  readonly editionName: (id: number, from: string) => string;
  readonly editionInForce: (name: string, source: Source) => string;
  readonly style: string;
  readonly styles: { readonly fide: string; readonly plain: string };
  readonly asPrinted: string;
  readonly weFromRu: (article: string) => string;
  readonly championship: string;
  readonly championships: { readonly none: string; readonly open: string; readonly women: string };
  readonly leftOut: string;
  readonly notFirst: (name: string, score: HalfPoints) => string;
  readonly checks: string;
  readonly composition: Readonly<Record<CompositionKey, (check: CompositionCheck) => string>>;
  readonly met: string;
  readonly notMet: string;
  readonly leftOutCheck: (names: string) => string;
  /** `isFirst`: of a first event alone, not of any. */
  readonly tooFewPoints: (names: string, isFirst: boolean) => string;
  readonly nobodyLeftOut: string;
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
  readonly undo: string;
  readonly alreadyGone: (names: string) => string;
  readonly removed: (names: string) => string;
}
