import type { Day, HalfPoints, Hundredths } from "./units";
import type { EditionName } from "./editions/edition";

/** A player by his place in the field, or by name once somebody knows it. */
export type PlayerRef = number | string;

/** Everything the regulations may answer instead of a number, and the values that explain it. */
export interface ReasonValues {
  dpUndefined: { p: Hundredths; player?: PlayerRef };
  beforeFirstEdition: { day: Day };
  /** The same where what stands for a day is a year. */
  yearBeforeFirst: { year: number };
  /** A year where a day is expected, and the editions in force in it. */
  yearForDay: { year: number; inForce: string };
  paceNotModelled: { earliest: Day };
  noRatedOpponents: Record<string, never>;
  tooFewPoints: { score: HalfPoints; needed: HalfPoints; first: boolean };
  tooFewRatedOpponents: { games: number; needed: number };
  robinRemoved: { last: number };
  averagedNotPooled: Record<string, never>;
  nothingToAverage: Record<string, never>;
  unratedHasNoK: Record<string, never>;
  unratedHasNoChange: Record<string, never>;
  noFixedClosing: { normally?: NormalList };
  paceHasBounds: Record<string, never>;
  nobodyRated: Record<string, never>;
  tooFewPlayers: { players: number };
  unplayedGame: { player: PlayerRef; opponent: PlayerRef };
  resultsNeeded: { player: PlayerRef; score: HalfPoints; needed: HalfPoints };
}

/** The list that normally counts an event, if its report came in time. */
export interface NormalList {
  readonly list: Day;
  readonly reportedBy: Day;
}

export type ReasonKey = keyof ReasonValues;

/** Why the rules give no number: an answer, never an exception. */
export class Reason<K extends ReasonKey = ReasonKey> {
  constructor(
    readonly key: K,
    readonly article: string,
    readonly edition: EditionName,
    readonly values: ReasonValues[K],
  ) {}
}

export function isReason(answer: unknown): answer is Reason {
  return answer instanceof Reason;
}
