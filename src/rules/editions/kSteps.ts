import type { Rating } from "../units";

/** What is known of a player before the event. */
export interface KPlayer {
  readonly rating: Rating;
  /** Rated games so far; Infinity for a player known to have enough of them. */
  readonly games: number;
  /** The age the edition asks for; Infinity for an adult. */
  readonly age: number;
  /** The highest rating ever published. */
  readonly peak: Rating;
}

/** Why a player has his K. */
export type KStepName = "strong" | "junior" | "new" | "otherwise";

/** What a step asks of a player: fewer games, a highest rating reached or not, an age. */
export interface KAsks {
  readonly gamesBelow?: number;
  readonly peakFrom?: Rating;
  readonly peakBelow?: Rating;
  readonly lastAge?: number;
  readonly ratingFrom?: Rating;
  readonly ratingUpTo?: Rating;
}

export interface KStep {
  readonly name: KStepName;
  readonly k: number;
  readonly asks: KAsks;
  readonly fits: (player: KPlayer) => boolean;
}

/** A step fits whoever meets all that it asks. */
export function kStepOf(name: KStepName, k: number, asks: KAsks): KStep {
  return { name, k, asks, fits: (player) => meets(player, asks) };
}

function meets(
  { rating, games, age, peak }: KPlayer,
  { gamesBelow, peakFrom, peakBelow, lastAge, ratingFrom, ratingUpTo }: KAsks,
): boolean {
  return (
    (gamesBelow === undefined || games < gamesBelow) &&
    (peakFrom === undefined || peak >= peakFrom) &&
    (peakBelow === undefined || peak < peakBelow) &&
    (lastAge === undefined || age <= lastAge) &&
    (ratingFrom === undefined || rating >= ratingFrom) &&
    (ratingUpTo === undefined || rating <= ratingUpTo)
  );
}

export const newPlayer = (k: number, games: number): KStep =>
  kStepOf("new", k, { gamesBelow: games });

export const everReached = (k: number, rating: Rating): KStep =>
  kStepOf("strong", k, { peakFrom: rating });

export const junior = (k: number, lastAge: number, below: Rating): KStep =>
  kStepOf("junior", k, { lastAge, peakBelow: below });

export const otherwise = (k: number): KStep => kStepOf("otherwise", k, {});
