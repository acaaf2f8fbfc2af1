import { Reason, type PlayerRef } from "../rules/reason";
import type { HalfPoints } from "../rules/units";
import { CellError, type Cell, type Size } from "./cell";

/** What an argument may be asked to be; each has its words in the catalogue. */
export type Expectation =
  | "difference"
  | "fraction"
  | "rating"
  | "ratedAverage"
  | "fieldRating"
  | "result"
  | "resultNotBlank"
  | "resultNotDate"
  | "results"
  | "total"
  | "games"
  | "gamesPlayed"
  | "periodGames"
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
  scoreAboveGames: { argument: string; score: HalfPoints; games: number; place?: Place };
  totalBesideUnrated: { argument: string; other: string };
  neededGames: { came: number; regular: number; exception: number; edition: string };
  tooManyCells: { size: Size; most: number };
  tooManyPlayers: { players: number; most: number };
  scoresNotAField: { players: number; size: Size };
  contradiction: { player: PlayerRef; opponent: PlayerRef };
  totalAboveGames: { player: PlayerRef; total: HalfPoints; highest: number };
  totalsSum: { sum: HalfPoints; expected: HalfPoints };
  onlyPrintedIn: { edition: number; came: string };
  /** A year in which no edition began. */
  notAnEdition: { year: number; inForce: string; expected: Expectation };
  /** 0,67 typed where the comma separates arguments. */
  commaInNumber: { digits: number };
  noPartner: Record<string, never>;
  /** An error that no function can give back. */
  inputShows: { code: string };
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

/** The place as the part of a problem's values that it may have. */
export function placed(place: Place | undefined): { place?: Place } {
  return place === undefined ? {} : { place };
}

/** The usual problem: this came, that is expected. */
export function wrong(
  argument: string,
  came: Cell | Size,
  expected: Expectation,
  place?: Place,
): Problem<"wrong"> {
  return new Problem("wrong", { argument, came, expected, ...placed(place) });
}

/** What a cell shows instead of a value. */
export type Fault = Problem | Reason | CellError;

/** An empty text where a number is asked for: the result stays empty too. */
export const EMPTY = Symbol("empty");

export function isFault(value: unknown): value is Fault {
  if (typeof value !== "object") return false;
  return value instanceof Problem || value instanceof Reason || value instanceof CellError;
}
