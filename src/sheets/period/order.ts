import type { Edition } from "../../rules/editions/edition";
import type { Day } from "../../rules/units";
import type { PeriodPlayer, PeriodResult } from "../../tournament/period/periodPlayer";
import type { StyleName } from "../formulaStyle";

/** Where a result's numbers stand on a report, as formulas have it. */
export interface ResultCells {
  readonly rating: string;
  readonly games: string;
  readonly delta: string;
  readonly k: string;
}

/** A result, linked to the report that it comes from. */
export interface LinkedResult extends PeriodResult {
  readonly report?: {
    readonly sheet: string;
    /** As the report shows it, given or not. */
    readonly k: number | null;
    readonly cells: ResultCells;
  };
}

export interface PeriodOrder {
  readonly players: readonly PeriodPlayer<LinkedResult>[];
  readonly edition: Edition;
  /** The edition was chosen by a person, not by the last event. */
  readonly isByHand?: boolean;
  readonly style: StyleName;
  /** The list that counts the period; null: not known. */
  readonly list: Day | null;
}

export interface PeriodNames {
  readonly period: string;
  readonly results: string;
}
