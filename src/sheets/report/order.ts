import type { Conditions } from "../../tournament/conditions";
import type { Edition } from "../../rules/editions/edition";
import type { PartOfEvent } from "../../rules/eventParts";
import type { KReading } from "../../rules/kDay";
import type { OtherReadings } from "../../rules/editions/openReading";
import type { Day } from "../../rules/units";
import type { Championship } from "../../tournament/composition";
import type { Event } from "../../tournament/event";
import type { TooFast } from "../../tournament/kinds/tooFast";
import type { RoundRobin } from "../../tournament/roundRobin";
import type { StyleName } from "../articles/style";

export interface ReportOrder {
  readonly event: Event;
  readonly edition: Edition;
  /** The edition was chosen by a person, not by the first day. */
  readonly isByHand?: boolean;
  readonly style: StyleName;
  readonly startDate: Day | null;
  readonly kReading?: KReading;
  readonly endDate: Day | null;
  /** The list whose ratings the table has, where it names one. */
  readonly ratingsList?: Day | null;
  /** The first list that counts the event, where the regulations fix it. */
  readonly list?: Day | null;
  /** 4.13 (2011): a part of an event that counts period by period; its days are those above. */
  readonly part?: PartOfEvent;
  /** 6.2 (2005, 2011): preliminaries and finals, each with a table of its own; missing: one. */
  readonly tables?: number;
  /** Olympiad, team championships, IBCA, ICSC, IPCA: fewer games are enough, 7.14f–g (2011). */
  readonly isException?: boolean;
  /** What the event is called. */
  readonly title: string;
  /** By its own name: tabs are called after it. Else by the sheet that it was read from. */
  readonly isNamed?: boolean;
  /** The games a match is over: 6.5 (2005). Null where the event is none. */
  readonly matchGames: number | null;
  /** A fully played round robin whose unrated players count with Ru (new): 8.52 (2011). */
  readonly robin: RobinPart | null;
  /** A round robin with a game not played, reported as a Swiss: 6.43 (2005). */
  readonly isUnplayed: boolean;
  /** Unrated players for whom this is not the first event: 6.1. Of a round robin `robin` has them. */
  readonly later: ReadonlySet<number>;
  readonly others?: OtherReadings;
  /** What is known of 1.1 to 4.1 when the report is made; missing: nothing is asked. */
  readonly conditions?: Conditions;
  /** 1.1, 1.2 (2017): games of the table that are left out, with so many minutes for 60 moves. */
  readonly tooFast?: { readonly minutes: number; readonly games: readonly TooFast[] };
  /** A page for each player. */
  readonly hasPages: boolean;
}

/** What the iteration of a report's round robin needs beside the report. */
export interface RobinPart {
  readonly event: RoundRobin;
  readonly championship: Championship;
  readonly later: ReadonlySet<number>;
}

/** Names of the sheets, as they will be; null where there is no such sheet. */
export interface ReportNames {
  readonly report: string;
  readonly games: string;
  readonly iteration: string | null;
  readonly pages: string | null;
}
