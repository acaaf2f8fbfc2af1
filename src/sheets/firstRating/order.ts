import type { Edition } from "../../rules/editions/edition";
import { ownEdition, type CareerTerms } from "../../rules/careerTerms";
import type { Day } from "../../rules/units";
import type { NamedEvent } from "../../tournament/career/readCareer";
import type { Area } from "../../tournament/sheetCells";
import type { StyleName } from "../articles/style";
import type { ConditionsTold } from "../conditionsTold";
import type { NumberedLine } from "../report/numberedLine";

/** What a first rating takes from a report. */
export const CAREER_FIGURES = ["rc", "w", "n"] as const;
export type CareerFigure = (typeof CAREER_FIGURES)[number];

/** Where an event's figures stand in an unrated player's line of its report. */
export interface EventOnReport {
  readonly sheet: string;
  readonly row: number;
  readonly numbered: NumberedLine | null;
  readonly columns: Readonly<Record<CareerFigure, number>>;
  /** The ratings of all players, where everybody met everybody. */
  readonly ratings?: Area;
}

/** An event, linked to the report that it comes from. */
export interface LinkedEvent extends NamedEvent {
  readonly report?: EventOnReport;
  readonly told?: ConditionsTold;
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
  /** Of the last event: its words are the sheet's. */
  readonly edition: Edition;
  /** It was chosen by a person, and holds for all events; else each has its own (0.1). */
  readonly isByHand?: boolean;
  readonly style: StyleName;
  /** Where a person has told it; missing: as the edition of the last event that counts asks. */
  readonly gamesNeeded?: number | null;
  /** 7.14f (2011): fewer games are enough. */
  readonly isException?: boolean;
  /** The list of the first rating, where a person has told it; missing: it follows. */
  readonly published?: Day | null;
}

/** By what the rules judge the events. */
export function termsOf(order: Omit<FirstRatingOrder, "title" | "career" | "style">): CareerTerms {
  const { edition, isByHand, gamesNeeded, isException, published } = order;
  return {
    editionOn: isByHand === true ? () => edition : ownEdition(edition.pace),
    gamesNeeded: gamesNeeded ?? null,
    isException: isException ?? false,
    published: published ?? null,
  };
}

/** Whether the sheet has to do with such an edition. */
export function isOfAny(order: FirstRatingOrder, is: (edition: Edition) => boolean): boolean {
  const { editionOn } = termsOf(order);
  return is(order.edition) || order.career.some(({ day }) => is(editionOn(day)));
}

/** Whether events are those of reports: there may have been others before. */
export function isLinked({ career }: Pick<FirstRatingOrder, "career">): boolean {
  return career.some(({ report }) => report !== undefined);
}
