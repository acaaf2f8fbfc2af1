import type { TimeControl } from "../rules/timeControl";
import type { Day, HalfPoints } from "../rules/units";
import type { ToldPace } from "./pace/toldPace";
import type { EventKind, Opponent } from "./event";
import type { PlayerDetails } from "./playerDetails";
import type { Player } from "./roundRobin";
import type { Colour, RoundResult } from "./round/round";

/**
 * What is told of who met whom: every round of everybody, byes and forfeits too; games alone; pairings
 * without their rounds, as in a crosstable; or nothing but points.
 */
type Told = "rounds" | "games" | "pairings" | "points";

/** An event as a table tells it, with what stands around the table. */
export interface Tournament extends Played {
  readonly about: About;
}

/** What is known of an event beside its players. */
export interface About {
  /** What it is called. */
  readonly name: string | null;
  /** null where it is not known, or may be one of several. */
  readonly startDate: Day | null;
  readonly endDate: Day | null;
  /** The days of the rounds that have one, and by their numbers. */
  readonly roundDays: readonly Day[];
  readonly dayOfRound: ReadonlyMap<number, Day>;
  readonly timeControl: TimeControl | null;
  readonly pace: ToldPace;
}

export const NOTHING_KNOWN: About = {
  name: null,
  startDate: null,
  endDate: null,
  roundDays: [],
  dayOfRound: new Map(),
  timeControl: null,
  pace: { kind: "nothing" },
};

/** Who took part, and what each of them did. */
export interface Played {
  readonly kind: EventKind;
  readonly told: Told;
  /** Rounds of the table, played or not: of a match the games it is over. */
  readonly rounds: number;
  readonly players: readonly Participant[];
}

export interface Participant {
  readonly player: Player;
  readonly details: PlayerDetails;
  /** His number in the table, by which the rounds name him where there are any; null: it has none. */
  readonly start: number | null;
  /** As the table has them; null where it has none. */
  readonly points: HalfPoints | null;
  readonly rounds: readonly PlayerRound[];
}

/** What a player did in one round. */
export interface PlayerRound {
  /** From 1; of pairings without rounds the opponent's place, from 1 too. */
  readonly round: number;
  /** null: without an opponent. */
  readonly opponent: Opponent | null;
  readonly colour: Colour | null;
  /** ?: a bye that does not tell its worth. */
  readonly result: RoundResult | "?";
}
