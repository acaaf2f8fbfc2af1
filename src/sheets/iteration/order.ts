import type { Edition } from "../../rules/editions/edition";
import type { KReading } from "../../rules/kDay";
import type { OtherReadings } from "../../rules/editions/openReading";
import type { Day } from "../../rules/units";
import type { Championship } from "../../tournament/composition";
import type { Conditions } from "../../tournament/conditions";
import type { RoundRobin } from "../../tournament/roundRobin";
import type { StyleName } from "../articles/style";
import type { Formula } from "../sheetPlan";

/** Where inputs stand elsewhere: the cells that the iteration takes them from. */
export interface IterationLinks {
  readonly name: (player: number) => Formula;
  readonly rating: (player: number) => Formula;
  readonly k: (player: number) => Formula;
  readonly kReason: (player: number) => Formula;
  readonly result: (player: number, opponent: number) => Formula;
}

export interface IterationOrder {
  readonly event: RoundRobin;
  readonly edition: Edition;
  /** The edition was chosen by a person, not by the first day. */
  readonly isByHand?: boolean;
  readonly style: StyleName;
  /** 8.58 (2011) as printed. */
  readonly asPrinted: boolean;
  /** The same by the rule stands under what is printed, with this over it. */
  readonly byRule?: string;
  readonly others?: OtherReadings;
  readonly startDate: Day | null;
  /** null or missing: not known. */
  readonly endDate?: Day | null;
  readonly kReading?: KReading;
  readonly championship: Championship;
  /** Unrated players for whom this is not the first event: 6.1. */
  readonly later: ReadonlySet<number>;
  /** What the event is called. */
  readonly title: string;
  /** By its own name: tabs are called after it. Else by the sheet that it was read from. */
  readonly isNamed?: boolean;
  /** The method of an edition that is no longer in force for the event: 8.2 (2022). */
  readonly isTeaching: boolean;
  /** What is known of 1.1 to 4.1; of a report's iteration the report has it. */
  readonly conditions?: Conditions;
  /** Without links the inputs stand on the sheet itself. */
  readonly links?: IterationLinks;
}
