import type { Area, CellValue, SheetCells } from "../../../src/tournament/sheetCells";
import type { Departure } from "./departures";
import type { Subject } from "./hand";
import type { TrueEvent } from "./trueEvent";

/** A sheet as somebody may have it, with what is true. */
export interface WrittenTable {
  readonly seed: number;
  readonly cells: SheetCells;
  readonly selected: Area;
  /** The players in the order of the table's rows. */
  readonly truth: TrueEvent;
  readonly departures: readonly Departure[];
  /** What the table leaves open; nothing: it tells everything that `truth` is compared by. */
  readonly doubts: readonly Doubt[];
  /** The rows of the sheet in which the players stand, from 0. */
  readonly rows: readonly number[];
  /** The column of the ratings that count, from 0. */
  readonly ratingColumn: number;
  /** What the table tells of the players beside. */
  readonly told: ReadonlySet<Told>;
  /** Points alone, without results. */
  readonly isTotals: boolean;
}

export type Told = "birth year" | "birth day" | "k" | "sex" | "id";

export interface Doubt {
  readonly about: Subject;
  /** Addresses. */
  readonly cells: readonly string[];
  /** What a person who was there would answer, by address. */
  readonly answers: ReadonlyMap<string, CellValue>;
}
