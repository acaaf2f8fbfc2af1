import type { Edition } from "../editions/edition";
import { expected } from "../expected";
import { kFactorOfRating } from "../kFactor";
import { newRating } from "../newRating";
import { percent } from "../percent";
import { isReason, type Reason } from "../reason";
import { robinRemoved } from "../ru";
import { dpTable } from "../tables/dp";
import type { HalfPoints, Hundredths, Rating } from "../units";
import { robinEvent, type RobinEvent, type RobinField } from "./event";
import { passes, type UnratedResult } from "./passes";
import { robinAverage, type RobinAverage } from "./ra";

export interface RatedRow {
  readonly kind: "rated";
  readonly rating: Rating;
  readonly score: HalfPoints;
  readonly p: Hundredths;
  readonly dp: number;
  readonly we: Hundredths;
  readonly k: number;
  readonly change: Hundredths;
  readonly newRating: Rating;
}

export interface UnratedRow extends UnratedResult {
  readonly kind: "unrated";
  readonly score: HalfPoints;
  /** The table value below 50 %, null from 50 % on. */
  readonly dp: number | null;
}

/** 6.1: too few points, so his games count for nobody. */
export interface LeftOutRow {
  readonly kind: "left out";
  readonly score: HalfPoints;
  readonly why: Reason;
}

export type RobinRow = RatedRow | UnratedRow | LeftOutRow;

export interface Iteration extends RobinAverage {
  readonly rows: readonly RobinRow[];
  /** n. */
  readonly opponents: number;
  /** Games of each player who counts. */
  readonly games: number;
}

export interface IterationOptions {
  /** One a player; null, or none at all: by the rating alone. */
  readonly k?: readonly (number | null)[];
  /** 8.58 (2011) as printed: see `passes`, and We from the first-pass Ru. */
  readonly asPrinted?: boolean;
}

/** The round-robin iteration: 10.54 (2005), 8.58 (2011), carried over to 2014 and 2017. */
export function iterate(
  field: RobinField,
  edition: Edition,
  { k = [], asPrinted = false }: IterationOptions = {},
): Iteration | Reason {
  if (!edition.hasRobin) return robinRemoved(edition);
  const event = robinEvent(field, edition);
  if (isReason(event)) return event;
  const games = event.opponents * event.gamesPerPairing;
  const average = robinAverage(countingPlayers(event), games, edition);
  if (isReason(average)) return average;
  const unrated = passes(event, average.ra, edition, asPrinted);
  if (isReason(unrated)) return unrated;

  const asOpponent = (player: number): Rating => {
    const result = unrated.get(player);
    return event.ratings[player] ?? (asPrinted ? result?.ru : result?.ruNew) ?? 0;
  };
  const rows = event.ratings.map((rating, player): RobinRow => {
    const score = event.scores[player] ?? 0;
    const why = event.leftOut.get(player);
    if (why !== undefined) return { kind: "left out", score, why };
    const result = unrated.get(player);
    if (result !== undefined)
      return { kind: "unrated", score, dp: dpBelowHalf(score, games), ...result };
    const opponents = event.counting.filter((other) => other !== player).map(asOpponent);
    const own = rating ?? 0;
    const ownK = k[player] ?? kFactorOfRating(own, edition);
    return ratedRow(own, score, opponents, event.gamesPerPairing, ownK, edition);
  });
  return { ...average, rows, opponents: event.opponents, games };
}

function countingPlayers({ counting, ratings, scores }: RobinEvent) {
  return counting.map((place) => ({
    place,
    rating: ratings[place] ?? null,
    score: scores[place] ?? 0,
  }));
}

function dpBelowHalf(score: HalfPoints, games: number): number | null {
  return score < games ? dpTable(percent(score, games)) : null;
}

function ratedRow(
  rating: Rating,
  score: HalfPoints,
  opponents: readonly Rating[],
  gamesPerPairing: number,
  k: number,
  edition: Edition,
): RatedRow {
  const p = percent(score, opponents.length * gamesPerPairing);
  const we =
    gamesPerPairing *
    opponents.reduce((sum, opponent) => sum + expected(rating, opponent, edition), 0);
  const change = k * (50 * score - we);
  return {
    kind: "rated",
    rating,
    score,
    p,
    dp: dpTable(p),
    we,
    k,
    change,
    newRating: newRating(rating, change / 100),
  };
}
