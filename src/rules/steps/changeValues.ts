import type { KAsks, KStepName } from "../editions/kSteps";
import type { HalfPoints, Hundredths, Rating } from "../units";

/** Steps of a rated player: 8.5 (2014). */
export interface ChangeSteps {
  /** Within the limit the opponent counts with his rating. */
  withinLimit: { rating: Rating; opponent: Rating; limit: number };
  limited: { rating: Rating; opponent: Rating; limit: number; counted: Rating };
  /** 8.3.1 (2025): a player with this rating has no limit. */
  noLimit: { rating: Rating; opponent: Rating; exemptFrom: Rating };
  /** 8.3.1 (2022): another game has the one upgrade. */
  notUpgraded: { rating: Rating; opponent: Rating; limit: number };
  difference: { rating: Rating; counted: Rating; difference: number };
  pd: { difference: number; pd: Hundredths };
  delta: { score: HalfPoints; pd: Hundredths; delta: Hundredths };
  /** W − We over the games that count. */
  sumOfDeltas: { deltas: readonly Hundredths[]; sum: Hundredths };
  /** A step of the K rules that does not fit, and the one that does. */
  kPassedOver: KAsked;
  kFits: KAsked;
  kGiven: { k: number };
  /** 8.3.3 (2022): K × n. */
  kInPeriod: { k: number; games: number; highest: number; counted: number };
  change: { k: number; sum: Hundredths; change: Hundredths };
  newRating: { rating: Rating; change: Hundredths; newRating: Rating };
}

/** What a step of the K rules asks, and what is known; Infinity, and 0 of a peak: not known. */
interface KAsked {
  name: KStepName;
  k: number;
  asks: KAsks;
  rating: Rating;
  games: number;
  age: number;
  peak: Rating;
}
