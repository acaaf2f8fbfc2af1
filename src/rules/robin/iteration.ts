import { at } from "../at";
import type { Edition } from "../editions/edition";
import { expected } from "../expected";
import { kFactorOfRating } from "../kFactor";
import { newRating } from "../newRating";
import { percent } from "../percent";
import { isReason, type Reason } from "../reason";
import { dpTable } from "../tables/dp";
import type { HalfPoints, Hundredths, Rating } from "../units";
import type { RobinEvent, RobinField } from "./event";
import { passes, type UnratedResult } from "./passes";
import type { RobinAverage } from "./ra";
import { robinStart } from "./start";

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
interface LeftOutRow {
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
  /** We from the Ru of the first pass: how 10.54 (2005) can be read. */
  readonly isWeFromRu?: boolean;
}

/** The round-robin iteration: 10.54 (2005), 8.58 (2011), carried over to 2014 and 2017. */
export function iterate(
  field: RobinField,
  edition: Edition,
  { k = [], asPrinted = false, isWeFromRu = asPrinted }: IterationOptions = {},
): Iteration | Reason {
  const start = robinStart(field, edition);
  if (isReason(start)) return start;
  const { event, average, games } = start;
  const unrated = passes(event, average.ra, edition, asPrinted);
  if (isReason(unrated)) return unrated;

  const strengths = opponentRatings(event, unrated, isWeFromRu);
  const rows = event.ratings.map((rating, place): RobinRow => {
    const score = at(event.scores, place);
    const why = event.leftOut.get(place);
    if (why !== undefined) return { kind: "left out", score, why };
    if (rating === null) return unratedRow(score, games, unrated.get(place) as UnratedResult);
    const opponents = event.counting
      .filter((other) => other !== place)
      .map((other) => at(strengths, other));
    const ownK = k[place] ?? kFactorOfRating(rating, edition);
    return ratedRow(rating, score, opponents, event.gamesPerPairing, ownK, edition);
  });
  return { ...average, rows, opponents: event.opponents, games };
}

/** Everybody's rating for his opponents: "using Ru (new) as if it were an actual rating". */
function opponentRatings(
  { ratings }: RobinEvent,
  unrated: ReadonlyMap<number, UnratedResult>,
  isWeFromRu: boolean,
): Rating[] {
  return ratings.map((rating, place) => {
    const result = unrated.get(place);
    if (result === undefined) return rating as Rating;
    return isWeFromRu ? result.ru : result.ruNew;
  });
}

function unratedRow(score: HalfPoints, games: number, result: UnratedResult): UnratedRow {
  const dp = score < games ? dpTable(percent(score, games)) : null;
  return { kind: "unrated", score, dp, ...result };
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
