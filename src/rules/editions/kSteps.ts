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

export const newPlayer = (k: number, games: number): KStep => ({
  name: "new",
  k,
  asks: { gamesBelow: games },
  fits: (player) => player.games < games,
});

export const everReached = (k: number, rating: Rating): KStep => ({
  name: "strong",
  k,
  asks: { peakFrom: rating },
  fits: (player) => player.peak >= rating,
});

export const junior = (k: number, lastAge: number, below: Rating): KStep => ({
  name: "junior",
  k,
  asks: { lastAge, peakBelow: below },
  fits: (player) => player.age <= lastAge && player.peak < below,
});

export const otherwise = (k: number): KStep => ({
  name: "otherwise",
  k,
  asks: {},
  fits: () => true,
});
