import { Reason, type PlayerRef } from "../rules/reason";
import type { HalfPoints } from "../rules/units";
import { CellError, type Cell, type Size } from "./cell";

/** What an argument may be asked to be; each has its words in the catalogue. */
export type Expectation =
  | "difference"
  | "fraction"
  | "rating"
  | "ratedAverage"
  | "result"
  | "resultNotBlank"
  | "resultNotDate"
  | "results"
  | "total"
  | "games"
  | "gamesPlayed"
  | "k"
  | "change"
  | "age"
  | "minutes"
  | "seconds"
  | "date"
  | "birth"
  | "birthBefore"
  | "logical"
  | "system"
  | "edition"
  | "editionOrFse"
  | "oneCell"
  | "editionCell"
  | "name";

/** A cell within its argument, counted from 1. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Every wrong input, and the values that explain it. */
export interface ProblemValues {
  wrong: { argument: string; came: Cell | Size; expected: Expectation; place?: Place };
  sizesDiffer: { argument: string; size: Size; other: string; otherSize: Size };
  scoreAboveGames: { score: HalfPoints; games: number; place?: Place };
  totalBesideUnrated: { argument: string; other: string };
  neededGames: { came: number; regular: number; exception: number; edition: string };
  scoresNotAField: { players: number; size: Size };
  contradiction: { player: PlayerRef; opponent: PlayerRef };
  totalAboveGames: { player: PlayerRef; total: HalfPoints; highest: number };
  totalsSum: { sum: HalfPoints; expected: HalfPoints };
  onlyPrintedIn: { edition: number; came: string };
  noPartner: Record<string, never>;
  unexpected: { what: string };
}

export type ProblemKey = keyof ProblemValues;

/** An input that is wrong: #VALUE!, with what came and what is expected. */
export class Problem<K extends ProblemKey = ProblemKey> {
  constructor(
    readonly key: K,
    readonly values: ProblemValues[K],
  ) {}
}

/** What a cell shows instead of a value. */
export type Fault = Problem | Reason | CellError;

export function isFault(value: unknown): value is Fault {
  if (typeof value !== "object") return false;
  return value instanceof Problem || value instanceof Reason || value instanceof CellError;
}
