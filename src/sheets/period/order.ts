import type { Edition } from "../../rules/editions/edition";
import type { Ignored } from "../../rules/firstRating";
import type { KReading } from "../../rules/kDay";
import { editionOfList } from "../../rules/period/periodEdition";
import type { Day } from "../../rules/units";
import type { PeriodPlayer, PeriodResult } from "../../tournament/period/periodPlayer";
import type { CellPlace } from "../../tournament/sheetCells";
import type { StyleName } from "../articles/style";
import type { ConditionsTold } from "../conditionsTold";
import type { NumberedLine } from "../report/numberedLine";

/** What a period takes from a report. */
export type ReportFigure = "rating" | "games" | "delta" | "k";

/** A result, linked to the report that it comes from. */
export interface LinkedResult extends PeriodResult {
  readonly report?: Partial<ConditionsTold> & {
    readonly sheet: string;
    /** The list that counts the event. */
    readonly list?: Day | null;
    /** Why an unrated player's event does not count, for what this period's events give. */
    readonly lacking?: { readonly ignored: Ignored; readonly edition: Edition };
    /** 6.1 (2014): its round robin leaves him out as in a first event, and an earlier one counts. */
    readonly leftOut?: Edition;
    /** As the report shows it, given or not. */
    readonly k: number | null;
    readonly row: number;
    /** His number in its list, and where the numbers stand; null: they were deleted. */
    readonly numbered: NumberedLine | null;
    /** Where the player's figures stand on it; null: his line has none. */
    readonly columns: Readonly<Record<ReportFigure, number | null>>;
    /** The column of its reasons for K, where it has them. */
    readonly kReason?: number;
  };
}

/** A cell of a first-rating sheet: the first rating, or that there is none yet. */
export interface FirstRatingLink extends CellPlace {
  readonly sheet: string;
  /** Where its list stands; null: somebody has deleted that. */
  readonly publishes: CellPlace | null;
}

export interface PeriodOrder {
  readonly players: readonly PeriodPlayer<LinkedResult>[];
  readonly edition: Edition;
  /** The edition was chosen by a person, not by the last event. */
  readonly isByHand?: boolean;
  readonly style: StyleName;
  /** Of events that do not say it themselves. */
  readonly kReading?: KReading;
  /** The list that counts the period; null: not known. */
  readonly list: Day | null;
  /** Sheets of reports that the list counts, too, and that were not taken. */
  readonly missing?: readonly string[];
  /** By player: where the first rating of an unrated one stands; null or missing: nowhere yet. */
  readonly firstRatings?: readonly (FirstRatingLink | null)[];
}

/** The edition that says who is on the list. */
export function ofList({ edition, list }: PeriodOrder): Edition {
  return editionOfList(list, edition);
}

/** K × n ≤ 700: 8.3.3 (2022). */
export function hasHighest({ edition }: PeriodOrder): boolean {
  return Number.isFinite(edition.highestKTimesGames);
}

/** Whether the results are those of reports. */
export function isLinked({ players }: PeriodOrder): boolean {
  return players.some(({ results }) => results.some(({ report }) => report));
}

/** Results of reports are linked; where a list has them, a row is left for one more. */
export function spareLines(order: PeriodOrder): number {
  return isLinked(order) ? 0 : 1;
}

export interface PeriodNames {
  readonly period: string;
  readonly results: string;
}
