import type { HalfPoints } from "../../rules/units";
import type { TrfPlayer, TrfResult } from "./trfFile";

/** What each result is worth in the usual points of a game. */
export const POINTS: Readonly<Record<TrfResult, HalfPoints>> = {
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
export function pointsOfRounds({ rounds }: Pick<TrfPlayer, "rounds">): HalfPoints {
  return rounds.reduce((sum, { result }) => sum + POINTS[result], 0);
}

/** What the opponent of a result must have. */
export const REPLY: Readonly<Partial<Record<TrfResult, readonly TrfResult[]>>> = {
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
