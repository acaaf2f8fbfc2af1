import type { HalfPoints, Hundredths, Rating } from "../units";

/** Steps of an unrated player's event: 8.2 (2014). */
export interface FirstSteps {
  rc: { ratings: readonly Rating[]; rc: number };
  /** 8.2.2 (2024): Ra, with the hypothetical opponents. */
  ra: { rc: number; games: number; opponents: number; rating: Rating; ra: number };
  p: { score: HalfPoints; games: number; p: Hundredths };
  dp: { p: Hundredths; dp: number };
  /** 50 %: Ru is the average. */
  half: { average: number; ru: Rating };
  /** Above it a bonus for each half point. */
  bonus: { average: number; halves: HalfPoints; bonus: number; ru: Rating };
  /** Below it, and from 2024 always, the average and dp. */
  withDp: { average: number; dp: number; ru: Rating };
  /** In a round robin dp × n/(n+1). */
  withDpInRobin: { average: number; dp: number; opponents: number; ru: Rating };
  /** Rp, of which no edition speaks: dp of the score on the rounded average. */
  performance: { average: number; dp: number; rp: Rating };
  /** 8.2.3 (2024). */
  highest: { ru: Rating; highest: Rating };
}
