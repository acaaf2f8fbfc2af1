import { dp } from "../dp";
import type { Edition } from "../editions/edition";
import { percent } from "../percent";
import { isReason, Reason } from "../reason";
import { quotientHalfUp } from "../rounding";
import { robinRemoved } from "../ru";
import type { HalfPoints, Rating } from "../units";

export interface RobinPlayer {
  /** His place in the field, for an explanation that names him. */
  readonly place: number;
  /** null: unrated. */
  readonly rating: Rating | null;
  /** W against everybody who counts. */
  readonly score: HalfPoints;
}

export interface RobinAverage {
  readonly ra: Rating;
  readonly rar: number;
  readonly dpa: number;
}

/** Two players play a match (6.6, 2014). */
export const FEWEST_PLAYERS = 3;

/**
 * Ra = Rar − dpa × n/(n+1), rounded before it is used: 8.21(b) (2014), 10.21(b) (2005). All in
 * one fraction, so that nothing but the result is rounded.
 */
export function robinAverage(
  players: readonly RobinPlayer[],
  games: number,
  edition: Edition,
): RobinAverage | Reason {
  if (!edition.hasRobin) return robinRemoved(edition);
  const { articles, name } = edition;
  if (players.length < FEWEST_PLAYERS) {
    return new Reason("tooFewPlayers", articles.robinPlayers, name, { players: players.length });
  }
  let ratings = 0;
  let differences = 0;
  let rated = 0;
  for (const { place, rating, score } of players) {
    if (rating === null) continue;
    const difference = dp(percent(score, games), edition, place);
    if (isReason(difference)) return difference;
    ratings += rating;
    differences += difference;
    rated += 1;
  }
  if (rated === 0) return new Reason("nobodyRated", articles.robinPlayers, name, {});
  const n = players.length - 1;
  const ra = quotientHalfUp(ratings * (n + 1) - differences * n, rated * (n + 1));
  return { ra, rar: ratings / rated, dpa: differences / rated };
}
