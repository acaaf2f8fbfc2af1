import type { OtherReadings } from "../../rules/editions/openReading";
import type { Edition, Pace } from "../../rules/editions/edition";
import type { KReading } from "../../rules/kDay";
import type { Day } from "../../rules/units";
import type { Conditions } from "../conditions";
import type { Event } from "../event";
import type { RoundRobin } from "../roundRobin";

/** An event that is rated by several editions, with all that a person has said of it. */
export interface ComparedEvent {
  /** What it is called. */
  readonly title: string;
  /** By its own name; else by the sheet that it was read from. */
  readonly isNamed: boolean;
  readonly pace: Pace;
  /** Game by game, or everybody against everybody by points alone. */
  readonly of: { readonly event: Event } | { readonly totals: RoundRobin };
  /** K is read from this day, whatever the edition. */
  readonly startDate: Day | null;
  readonly kReading?: KReading;
  /** The games a match is over: 6.5 (2005). */
  readonly matchGames: number | null;
  /** Unrated players for whom this is not the first event: 6.1. */
  readonly later: ReadonlySet<number>;
  /** What its report, or the table, tells of 1.1 to 6, by the edition under which it was asked. */
  readonly asked?: { readonly conditions: Conditions; readonly edition: Edition };
  /** Of what an edition leaves open. */
  readonly others: OtherReadings;
}

/** Whom the figures are of, in their order. */
export function playersCompared({ of }: Pick<ComparedEvent, "of">) {
  return "event" in of ? of.event.players : of.totals.players;
}
