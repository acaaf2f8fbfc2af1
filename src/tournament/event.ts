import type { Carried } from "./carried";
import type { KFacts } from "../rules/kFacts";
import type { Forfeits } from "../rules/report/event";
import type { Rating, Result } from "../rules/units";
import type { Numbered } from "./numbers";

/** Whom a player met: another player of the event, or somebody known by name and rating alone. */
export interface Opponent {
  readonly name: string;
  /** null: unrated. */
  readonly rating: Rating | null;
  /** His place among the players; null where he is not one of them. */
  readonly place: number | null;
}

/** A game of one player, seen from him. */
export interface EventGame {
  /** From 1; of an event without rounds the opponent's place, from 1 too. */
  readonly round: number;
  readonly opponent: Opponent;
  readonly score: Result;
  /** Points by forfeit between the two before this game. */
  readonly forfeits?: Forfeits;
}

export interface EventPlayer extends Numbered {
  readonly name: string;
  /** null: unrated. */
  readonly rating: Rating | null;
  /** null: no K is given. */
  readonly k: number | null;
  /** His FIDE number, where it is known. */
  readonly id?: string;
  /** What K may depend on, where any of it is known. */
  readonly facts?: KFacts;
  /** What the sheets carry along. */
  readonly carried?: Carried;
  /** Rated by the time the event is: 8.4 (2014). His opponents' games have him as unrated. */
  readonly isRatedSince?: true;
  /** The games that were played: byes and forfeits are no games (5.1). */
  readonly games: readonly EventGame[];
}

/** The kinds of event that articles 5 and 6 tell apart. */
export const EVENT_KINDS = ["robin", "swiss", "team", "scheveningen", "match"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Any event, by what each player did against whom. */
export interface Event {
  readonly kind: EventKind;
  /** Rounds of the table, played or not: of a match the games it is over. */
  readonly rounds: number;
  /** Who met in which round is not known: a crosstable does not tell it. */
  readonly isWithoutRounds?: true;
  readonly players: readonly EventPlayer[];
}
