import type { Area, CellValue, SheetCells } from "../../../src/tournament/sheetCells";
import type { Departure } from "./departures";
import type { Subject } from "./hand";
import type { Program } from "./programs";
import type { TrueEvent } from "./trueEvent";

/** A sheet as somebody may have it, with what is true. */
export interface WrittenTable {
  readonly seed: number;
  readonly cells: SheetCells;
  readonly selected: Area;
  /** The players in the order of the table's rows. */
  readonly truth: TrueEvent;
  readonly departures: readonly Departure[];
  readonly program: Program | null;
  /** What the table leaves open; nothing: it tells everything that `truth` is compared by. */
  readonly doubts: readonly Doubt[];
  /** The rows of the sheet in which the players stand, from 0; none in a list of games. */
  readonly rows: readonly number[];
  /** The column of the ratings that count, from 0. */
  readonly ratingColumn: number;
  /** What the table tells of the players beside. */
  readonly told: ReadonlySet<Told>;
  readonly form: Form;
}

/**
 * results: of each against each, or round by round. totals: the points of a single round alone.
 * ranking: the points of a Swiss alone, by which nobody knows who met whom: to be refused.
 * games: one line a game.
 */
export type Form = "results" | "totals" | "ranking" | "games";

export type Told = "birth year" | "birth day" | "k" | "sex" | "id";

export interface Doubt {
  readonly about: Subject;
  /** Addresses. */
  readonly cells: readonly string[];
  /** What a person who was there would answer, by address. */
  readonly answers: ReadonlyMap<string, CellValue>;
}
