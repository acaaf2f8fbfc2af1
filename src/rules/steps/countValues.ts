import type { HalfPoints, Hundredths } from "../units";

/** Steps that count and add up, before and behind the others. */
export interface CountSteps {
  /** n: the games that count, of those that were played. */
  games: { played: number; counted: number };
  /** W: the scores of the games that count. */
  points: { scores: readonly HalfPoints[]; sum: HalfPoints };
  /** Games of several events. */
  gamesTogether: { each: readonly number[]; games: number };
  /** 11.31 (2005): Rar of an unrated player with fewer rated opponents. */
  rarNone: { games: number; needed: number };
  /** The change of a period in whole points: 8.57 (2014). */
  roundedChange: { change: Hundredths; rounded: number };
  /** What an event weighs among several: its Rc or Ru as often as it has games. */
  timesGames: { games: number; rating: number; product: number };
  /** ΣΔR of several events. */
  eventDeltas: { deltas: readonly Hundredths[]; sum: Hundredths };
}
