import type { Deadlines } from "../../rules/deadlines";
import type { Edition, Pace } from "../../rules/editions/edition";
import type { Reason } from "../../rules/reason";
import type { CompositionCheck } from "../../tournament/composition";
import type { Event } from "../../tournament/event";
import type { FewPoints } from "../../tournament/kinds/fewPoints";
import type { TooFast } from "../../tournament/kinds/tooFast";
import type { KindCheck } from "../../tournament/kinds/kindChecks";
import type { Doubt } from "../../tournament/identity/whoIsWho";
import type { ToldPace } from "../../tournament/pace/toldPace";
import type { Reading } from "../../tournament/readTable";
import type { RoundRobin } from "../../tournament/roundRobin";
import type { EventTimes, TimeCheck } from "../../tournament/timeChecks";
import type { ReadEvent } from "./readEvent";

/** A table as it was read under the choices made. */
interface OfTable {
  readonly reading: Reading;
  /** With the parts pooled into it. */
  readonly read: ReadEvent;
  /** When it was played and how fast, by the sheet or by the choices. */
  readonly times: EventTimes;
  /** null: it has to be asked. */
  readonly pace: Pace | null;
}

export interface UnderEdition extends OfTable {
  /** The one in force, or chosen. */
  readonly edition: Edition;
  /** The one whose method is used. */
  readonly method: Edition;
}

/** An event by articles 1 to 5. */
export interface Checked extends UnderEdition {
  readonly kindChecks: readonly KindCheck[];
  readonly timeChecks: readonly TimeCheck[];
  /** 1.1, 1.2 (2017): games that are not rated for want of time. */
  readonly leftOut: readonly TooFast[];
  /** Null where its days are not known. */
  readonly deadlines: Deadlines | null;
}

/** An event whose kind is rated, by article 6. */
export interface Rated extends Checked {
  /** Whether the method for round robins decides who counts. */
  readonly isByRobin: boolean;
  /** Of a round robin those who are left out, else those without enough points in a Swiss. */
  readonly fewPoints: readonly FewPoints[];
  readonly composition: readonly CompositionCheck[];
}

/** Why there is no iteration sheet. */
export type NoIteration =
  | { readonly kind: "no round robin" | "method gone" }
  | { readonly kind: "unplayed" | "reason"; readonly reason: Reason };

/** Nothing can be made. */
type Hindered =
  | (OfTable & { readonly kind: "no table"; readonly count: number })
  /** Neither a first day nor an edition is known: nothing is taken for them. */
  | (OfTable & { readonly kind: "day" })
  /** The pace is told in words that leave it open. */
  | (OfTable & { readonly kind: "pace"; readonly asked: Extract<ToldPace, { kind: "asked" }> })
  | (OfTable & { readonly kind: "no edition"; readonly reason: Reason })
  | (UnderEdition & { readonly kind: "findings"; readonly count: number })
  /** Players who may be one or two. */
  | (UnderEdition & { readonly kind: "who is who"; readonly doubts: readonly Doubt[] })
  | (Checked & { readonly kind: "not rated"; readonly check: KindCheck | TimeCheck })
  | (Rated & { readonly kind: "neither"; readonly why: NoIteration });

/** `event`: as a rating report takes it. */
export type ReportAlone = Rated & {
  readonly kind: "report";
  readonly event: Event;
  readonly why: NoIteration;
};

interface Iteration extends Rated {
  readonly roundRobin: RoundRobin;
  /** The method is shown for an event to which it no longer applies. */
  readonly isTeaching: boolean;
}

/** Of totals there is no report. */
type IterationAlone = Iteration & { readonly kind: "iteration" };

export type Both = Iteration & {
  readonly kind: "iteration and report";
  readonly event: Event;
  /** Its unrated players count with Ru (new) in the report. */
  readonly isIterated: boolean;
};

/** Everything that the pane says of a table under the choices made. */
export type Verdict = Hindered | ReportAlone | IterationAlone | Both;

export function hasIteration(verdict: Verdict): verdict is IterationAlone | Both {
  return verdict.kind === "iteration" || verdict.kind === "iteration and report";
}

export function hasReport(verdict: Verdict): verdict is ReportAlone | Both {
  return verdict.kind === "report" || verdict.kind === "iteration and report";
}

export function isRated(verdict: Verdict): verdict is Extract<Verdict, Rated> {
  return "fewPoints" in verdict;
}

/** What is known before the edition is has no rules. */
export function editionOf(verdict: Verdict): Edition | null {
  return "edition" in verdict ? verdict.edition : null;
}

export function isEverybodyRated({ players }: RoundRobin): boolean {
  return players.every(({ rating }) => rating !== null);
}
