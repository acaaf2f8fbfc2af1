import type { EditionId, Pace } from "../../rules/editions/edition";
import { USUAL_K_READING, type KReading } from "../../rules/kDay";
import type { OtherReadings } from "../../rules/editions/openReading";
import type { Day, Rating } from "../../rules/units";
import type { StyleName } from "../../sheets/articles/style";
import type { Championship } from "../../tournament/composition";
import type { EventKind } from "../../tournament/event";
import type { Answer } from "../../tournament/identity/answers";
import type { CellValue } from "../../tournament/sheetCells";

/** What a person has chosen in the pane. */
export interface Choices {
  /** Cells read as something else than they hold, by address. */
  readonly readAs: ReadonlyMap<string, CellValue>;
  /** Who is who, as the workbook remembers it. */
  readonly answers: readonly Answer[];
  readonly ratingColumn: number | "none" | null;
  readonly standardColumn: number | null;
  readonly kind: EventKind | "as read";
  /** As the sheet tells, unless a person says otherwise. */
  readonly pace: Pace | "as told";
  /** null: as many as the table has. */
  readonly matchGames: number | null;
  /** Ratings that unrated players have by the time the event is rated, by their places. */
  readonly ratedSince: ReadonlyMap<number, Rating>;
  /** A page for each player. */
  readonly hasPages: boolean;
  /** undefined: as the sheet says. */
  readonly startDate: Day | null | undefined;
  /** undefined: as the sheet says. */
  readonly endDate: Day | null | undefined;
  readonly minutes: number | null | undefined;
  readonly increment: number | null | undefined;
  /** 4.13 (2011): the event is counted period by period. */
  readonly isInParts: boolean;
  /** Of a part the ratings of its time, or those of the event's first day for all. */
  readonly ratingsOfParts: "then" | "start";
  /** Days of rounds that the sheet does not tell. */
  readonly roundDates: ReadonlyMap<number, Day>;
  /** 7.13 (2011): an official FIDE event counts until the day before the list. */
  readonly official: boolean;
  /** 7.14f–g (2011): fewer games are enough for a first rating. */
  readonly isException: boolean;
  readonly edition: EditionId | "by date";
  readonly style: StyleName;
  readonly asPrinted: boolean;
  /** Of what the regulations leave open. */
  readonly others: OtherReadings;
  readonly kReading: KReading;
  readonly championship: Championship;
  /** Unrated players for whom this is not the first event. */
  readonly later: ReadonlySet<number>;
  /** The method shown although it is gone from the edition. */
  readonly teaching: boolean;
}

export const NO_CHOICES: Choices = {
  readAs: new Map(),
  answers: [],
  ratingColumn: null,
  standardColumn: null,
  kind: "as read",
  pace: "as told",
  matchGames: null,
  ratedSince: new Map(),
  hasPages: false,
  startDate: undefined,
  endDate: undefined,
  minutes: undefined,
  increment: undefined,
  isInParts: false,
  ratingsOfParts: "then",
  roundDates: new Map(),
  official: false,
  isException: false,
  edition: "by date",
  style: "fide",
  asPrinted: false,
  others: new Set(),
  kReading: USUAL_K_READING,
  championship: "none",
  later: new Set(),
  teaching: false,
};

/** Another table is another event: of what was chosen only how its sheets are made stays, and who is who. */
export function forNewTable({ style, hasPages, answers }: Choices): Choices {
  return { ...NO_CHOICES, style, hasPages, answers };
}
