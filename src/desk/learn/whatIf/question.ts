import { change } from "../../../rules/change";
import type { Edition, EditionId } from "../../../rules/editions/edition";
import { kInPeriod } from "../../../rules/kFactor";
import { newRating } from "../../../rules/newRating";
import { performance } from "../../../rules/performance";
import { isReason } from "../../../rules/reason";
import { swissRu } from "../../../rules/swissRu";
import {
  HIGHEST_RATING,
  type HalfPoints,
  type Hundredths,
  type Rating,
  type Result,
} from "../../../rules/units";

/** What is asked of one player and his opponents. */
export interface WhatIf {
  readonly edition: EditionId;
  readonly k: number;
  readonly rating: Rating;
  /** Of all games, played or not yet. */
  readonly opponents: readonly Rating[];
  /** So far. */
  readonly score: HalfPoints;
  /** Games still to be played. */
  readonly left: number;
  /** In all games, where opponents are stronger or weaker. */
  readonly total: HalfPoints;
  /** A first rating shall be so high. */
  readonly mark: Rating;
}

const LOWEST_RATING = 100;

/** Ratings as people type or copy them; null where something else is among them. */
export function typedRatings(text: string): readonly Rating[] | null {
  const ratings = text.split(/[\s,;]+/).filter((each) => each !== "");
  const isRating = (each: string) =>
    /^\d{3,4}$/.test(each) && Number(each) >= LOWEST_RATING && Number(each) <= HIGHEST_RATING;
  return ratings.every(isRating) ? ratings.map(Number) : null;
}

/** What a score does to a rating. */
export interface ScoreChange {
  readonly score: HalfPoints;
  readonly change: Hundredths;
  readonly newRating: Rating;
}

/** From the points so far to all that can still be scored; K × n within its limit: 8.3.3 (2022). */
export function changesOfScores(
  { rating, k, opponents, score, left }: WhatIf,
  edition: Edition,
): readonly ScoreChange[] {
  const counted = kInPeriod(k, opponents.length, edition);
  return scoresFrom(score, score + 2 * left, opponents.length).map((each) => {
    const points = change(rating, gamesOf(opponents, each), counted, edition);
    return { score: each, change: points, newRating: newRating(rating, points / 100) };
  });
}

function scoresFrom(from: HalfPoints, to: HalfPoints, games: number): readonly HalfPoints[] {
  const last = Math.min(to, 2 * games);
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => from + index);
}

/** W − We is the same in whichever games the points were made: 8.55 (2014). */
function gamesOf(opponents: readonly Rating[], score: HalfPoints) {
  return opponents.map((opponent, index) => {
    const left = Math.max(0, Math.min(2, score - 2 * index));
    return { opponent, score: left as Result };
  });
}

/** Ru of every score of an unrated player's first event; null where the rules give none. */
export function rusOfScores(
  { opponents }: Pick<WhatIf, "opponents">,
  edition: Edition,
): readonly { readonly score: HalfPoints; readonly ru: Rating | null }[] {
  return scoresFrom(0, 2 * opponents.length, opponents.length).map((score) => ({
    score,
    ru: ruOf(opponents, score, edition),
  }));
}

function ruOf(opponents: readonly Rating[], score: HalfPoints, edition: Edition): Rating | null {
  const ru = swissRu(opponents, score, edition, true);
  return isReason(ru) ? null : ru;
}

/** The least score whose Ru is as high as the mark, null: none is. */
export function leastScoreAbove(
  { opponents, mark }: Pick<WhatIf, "opponents" | "mark">,
  edition: Edition,
): HalfPoints | null {
  const all = rusOfScores({ opponents }, edition);
  return all.find(({ ru }) => ru !== null && ru >= mark)?.score ?? null;
}

/** What stronger or weaker opponents would have made of the same score. */
export interface ShiftedField {
  readonly shift: number;
  readonly average: number;
  readonly performance: Rating | null;
  readonly ru: Rating | null;
  readonly change: Hundredths;
}

export function shiftedFields(asked: WhatIf, edition: Edition): readonly ShiftedField[] {
  const { rating, k, total } = asked;
  return [-1, 0, 1].map((shift) => {
    const opponents = asked.opponents.map((opponent) => opponent + shift);
    const rp = performance(opponents, total);
    const counted = kInPeriod(k, opponents.length, edition);
    return {
      shift,
      average: opponents.reduce((sum, each) => sum + each, 0) / opponents.length,
      performance: isReason(rp) ? null : rp,
      ru: ruOf(opponents, total, edition),
      change: change(rating, gamesOf(opponents, total), counted, edition),
    };
  });
}
