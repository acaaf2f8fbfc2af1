import { at } from "../at";
import type { Edition } from "../editions/edition";
import { minimumScore, tooFewPoints } from "../firstRatingConditions";
import { isReason, Reason } from "../reason";
import type { HalfPoints, Rating } from "../units";
import { gamesPerPairing, scoreAgainst, unplayedGame, type Crosstable } from "./crosstable";

export interface RobinField {
  /** null: unrated. */
  readonly ratings: readonly (Rating | null)[];
  /** The square of results, or one total a player of a single round. */
  readonly scores: { readonly square: Crosstable } | { readonly totals: readonly HalfPoints[] };
  /** Places of unrated players for whom this is a later event: 6.1 speaks of the first. */
  readonly later?: ReadonlySet<number>;
}

/** A round robin after the players with too few points are left out. */
export interface RobinEvent {
  readonly ratings: readonly (Rating | null)[];
  /** W: against those who count; of a player left out, his full score. */
  readonly scores: readonly HalfPoints[];
  /** Places of the players who count. */
  readonly counting: readonly number[];
  readonly leftOut: ReadonlyMap<number, Reason>;
  /** n, the opponents of each player who counts. */
  readonly opponents: number;
  readonly gamesPerPairing: number;
}

/** 6.1, tested once on the full score: a player with too few points is left out with his games. */
export function robinEvent(field: RobinField, edition: Edition): RobinEvent | Reason {
  const { ratings, scores } = field;
  const square = "square" in scores ? scores.square : null;
  const unplayed = square === null ? null : unplayedGame(square, edition);
  if (unplayed !== null) return unplayed;
  const everybody = ratings.map((_, player) => player);
  const full = fullScores(scores);
  const leftOut = playersLeftOut(field, full, edition);
  const counting = everybody.filter((player) => !leftOut.has(player));
  const counted = scoresThatCount(square, full, counting, leftOut, edition);
  if (isReason(counted)) return counted;
  return {
    ratings,
    scores: counted,
    counting,
    leftOut,
    opponents: counting.length - 1,
    gamesPerPairing: gamesOfPairing(scores),
  };
}

/** Totals alone are those of a single round. */
export function gamesOfPairing(scores: RobinField["scores"]): number {
  return "square" in scores ? gamesPerPairing(scores.square) : 1;
}

/** W of everybody against everybody. */
export function fullScores(scores: RobinField["scores"]): readonly HalfPoints[] {
  if ("totals" in scores) return scores.totals;
  const everybody = scores.square.map((_, player) => player);
  return everybody.map((player) => scoreAgainst(scores.square, player, everybody));
}

/** 6.1: unrated players with too few points in their first event, and what they lack. */
export function playersLeftOut(
  { ratings, later = new Set() }: RobinField,
  full: readonly HalfPoints[],
  edition: Edition,
): Map<number, Reason> {
  const leftOut = new Map<number, Reason>();
  for (const [player, score] of full.entries()) {
    if (ratings[player] !== null) continue;
    const why = tooFewPoints(score, edition, "robin", !later.has(player));
    if (why !== null) leftOut.set(player, why);
  }
  return leftOut;
}

/** From totals alone nobody can say what was scored against the player left out. */
function scoresThatCount(
  square: Crosstable | null,
  full: readonly HalfPoints[],
  counting: readonly number[],
  leftOut: ReadonlyMap<number, Reason>,
  edition: Edition,
): readonly HalfPoints[] | Reason {
  const [player] = leftOut.keys();
  if (player === undefined) return full;
  if (square === null) {
    const needed = minimumScore(edition, "robin", true);
    const score = at(full, player);
    const { articles, name } = edition;
    return new Reason("resultsNeeded", articles.firstScore, name, { player, score, needed });
  }
  return full.map((score, each) =>
    leftOut.has(each) ? score : scoreAgainst(square, each, counting),
  );
}
