import type { KWhen } from "../kDay";
import type { OtherReadings } from "../editions/openReading";
import type { KFacts } from "../kFacts";
import type { DaysOfEvent } from "./delistingFloor";
import type { HalfPoints, Rating, Result } from "../units";

/** A game of one player, seen from him: byes and forfeits are no games (5.1). */
export interface ReportGame {
  readonly opponent: {
    readonly name: string;
    /** null: unrated. */
    readonly rating: Rating | null;
    /** His place among the players, whose rating is taken then; null where he is not one of them. */
    readonly place: number | null;
  };
  readonly score: Result;
  /** Points by forfeit between the two before this game. */
  readonly forfeits?: Forfeits;
}

/** Games that were not played count for the match, not for ratings: 5.1, 6.5 (2005). */
export interface Forfeits {
  readonly own: HalfPoints;
  readonly other: HalfPoints;
}

export interface ReportPlayer {
  /** null: unrated. */
  readonly rating: Rating | null;
  /** null: no K is given. */
  readonly k: number | null;
  readonly facts?: KFacts;
  /** Rated by the time the event is: 8.4 (2014). */
  readonly isRatedSince?: true;
  /** In the order in which they were played. */
  readonly games: readonly ReportGame[];
}

/** What a report is made of. */
export interface ReportEvent {
  /** The kinds that articles 5 and 6 tell apart. */
  readonly kind: "robin" | "swiss" | "team" | "scheveningen" | "match";
  readonly players: readonly ReportPlayer[];
}

/** What a person says of the event beside its games. The floor is that of its first day, K that of the day which is read from it. */
export interface ReportOptions extends KWhen, DaysOfEvent {
  /** Olympiad, team championships, IBCA, ICSC, IPCA: 9.14d–e (2005), 7.14f–g (2011). */
  readonly isException?: boolean;
  /** The games a match is over: 6.5 (2005). */
  readonly matchGames?: number | null;
  /** Unrated players for whom this is not the first event: 6.1. Of a round robin `robin` has them. */
  readonly later?: ReadonlySet<number>;
  /** A fully played round robin whose unrated players count with Ru (new): 8.52 (2011). */
  readonly robin?: ReportedRobin | null;
  /** Of what the edition leaves open. */
  readonly others?: OtherReadings;
}

export interface ReportedRobin {
  readonly later: ReadonlySet<number>;
}

/** Whether opponents meet him as an unrated player: who is rated since stays one for them (10.4, 2005). */
export function isUnratedForOthers({ rating, isRatedSince }: ReportPlayer): boolean {
  return rating === null || isRatedSince === true;
}

/** The rating with which opponents meet him; null: unrated. */
export function ratingForOthers(player: ReportPlayer): Rating | null {
  return isUnratedForOthers(player) ? null : player.rating;
}
