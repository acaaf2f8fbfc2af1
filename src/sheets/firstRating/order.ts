import type { Edition } from "../../rules/editions/edition";
import type { Day } from "../../rules/units";
import type { NamedEvent } from "../../tournament/career/readCareer";
import type { Area } from "../../tournament/sheetCells";
import type { StyleName } from "../articles/style";

/** What a first rating takes from a report. */
export const CAREER_FIGURES = ["rc", "w", "n"] as const;
export type CareerFigure = (typeof CAREER_FIGURES)[number];

/** Where an event's figures stand in an unrated player's line of its report. */
export interface EventOnReport {
  readonly sheet: string;
  readonly row: number;
  readonly columns: Readonly<Record<CareerFigure, number>>;
  /** The ratings of all players, where everybody met everybody. */
  readonly ratings?: Area;
}

/** An event, linked to the report that it comes from. */
export interface LinkedEvent extends NamedEvent {
  readonly report?: EventOnReport;
}

/** Whose first rating it is. */
export interface CareerPlayer {
  readonly name: string;
  /** FIDE number; empty where it is not known. */
  readonly id: string;
  /** How else his events write him; missing: all write the same. */
  readonly spellings?: readonly string[];
}

export interface FirstRatingOrder {
  readonly title: string;
  /** Known where the events come from reports. */
  readonly player?: CareerPlayer;
  /** In the order of their days. */
  readonly career: readonly LinkedEvent[];
  readonly edition: Edition;
  /** The edition was chosen by a person, not by the last event. */
  readonly isByHand?: boolean;
  readonly style: StyleName;
  /** 9, 5, or 7 by exception: 7.14f (2011). */
  readonly gamesNeeded: number;
  /** The list of the first rating, where a person has told it; missing: not yet. */
  readonly published?: Day | null;
}

/** Whether events are those of reports: there may have been others before. */
export function isLinked({ career }: Pick<FirstRatingOrder, "career">): boolean {
  return career.some(({ report }) => report !== undefined);
}
