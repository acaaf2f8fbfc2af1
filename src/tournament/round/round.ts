import type { HalfPoints, Result } from "../../rules/units";

/** What a player did in one round, in the signs of tournament files. */
export interface Round {
  /** His number; null: without an opponent. */
  readonly opponent: number | null;
  readonly colour: Colour | null;
  readonly result: RoundResult;
}

export type Colour = "w" | "b";

/**
 * 1 = 0: played. W D L: decided before a move each, not rated. + -: by forfeit. H F U Z: byes of a
 * half point, a point, from the pairing, of nothing; with an opponent Z is not played yet.
 */
export const ROUND_RESULTS = ["1", "=", "0", "W", "D", "L", "+", "-", "H", "F", "U", "Z"] as const;
export type RoundResult = (typeof ROUND_RESULTS)[number];

/** Nothing at all stands for a bye without points. */
export const NO_ROUND: Round = { opponent: null, colour: null, result: "Z" };

const SCORES: Readonly<Partial<Record<RoundResult, Result>>> = { "1": 2, "=": 1, "0": 0 };

/** The score of a game that was played; null: it was not. */
export function scoreOf(result: RoundResult): Result | null {
  return SCORES[result] ?? null;
}

/** What each result is worth in the usual points of a game. */
export const POINTS: Readonly<Record<RoundResult, HalfPoints>> = {
  "1": 2,
  "=": 1,
  "0": 0,
  W: 2,
  D: 1,
  L: 0,
  "+": 2,
  "-": 0,
  H: 1,
  F: 2,
  U: 2,
  Z: 0,
};

/** What the rounds of a player add up to, byes with the points of their letter. */
export function pointsOfRounds({ rounds }: { readonly rounds: readonly Round[] }): HalfPoints {
  return rounds.reduce((sum, { result }) => sum + POINTS[result], 0);
}

/** What the opponent of a result must have. */
export const REPLY: Readonly<Partial<Record<RoundResult, readonly RoundResult[]>>> = {
  "1": ["0"],
  "0": ["1"],
  "=": ["="],
  W: ["L"],
  L: ["W"],
  D: ["D"],
  /** Paired, and not played yet. */
  Z: ["Z"],
  "+": ["-"],
  "-": ["+", "-"],
};

export function otherColour(colour: Colour | null): Colour | null {
  if (colour === null) return null;
  return colour === "w" ? "b" : "w";
}
