import { dp } from "./dp";
import type { Edition } from "./editions/edition";
import { tooFewPoints, tooFewRatedOpponents, type System } from "./firstRatingConditions";
import { percent } from "./percent";
import { LAST_ROBIN_EDITION } from "./editions/editions";
import { isReason, Reason } from "./reason";
import { halfUp } from "./rounding";
import type { HalfPoints, Hundredths, Rating } from "./units";

export interface FirstResult {
  /** The average of 8.2: of the opponents in a Swiss, Ra or Rc (new) in a round robin. */
  readonly rc: number;
  readonly score: HalfPoints;
  readonly games: number;
  /** His place in the field, for an explanation that names him. */
  readonly player?: number;
}

export interface EventKind {
  readonly system: System;
  /** n of n/(n+1), where a double round gives more games than opponents. */
  readonly opponents: number;
  readonly first: boolean;
}

/** Ru, and what it was made from. */
export interface WorkedRu {
  /** Rc; from 2024 Ra, with the hypothetical opponents in it. */
  readonly average: number;
  /** Points and games behind p: from 2024 with the hypothetical ones. */
  readonly points: HalfPoints;
  readonly played: number;
  readonly p: Hundredths;
  /** Of p by the table; null where a bonus for each half point stands in its place. */
  readonly dp: number | null;
  /** Before 8.2.3 (2024) caps it. */
  readonly uncapped: Rating;
  readonly ru: Rating;
}

/** Ru of one event, 8.2 (10.2 in 2005), or the condition that is not met. */
export function workedRu(
  result: FirstResult,
  kind: EventKind,
  edition: Edition,
): WorkedRu | Reason {
  if (kind.system === "robin" && !edition.hasRobin) return robinRemoved(edition);
  return (
    tooFewPoints(result.score, edition, kind.system, kind.first) ??
    (kind.system === "swiss" ? tooFewRatedOpponents(result.games, edition) : null) ??
    ruStep(result, edition, kind.system === "robin" ? kind.opponents : null)
  );
}

/** The same, the number alone. */
export function ru(result: FirstResult, kind: EventKind, edition: Edition): Rating | Reason {
  return ruOf(workedRu(result, kind, edition));
}

export function ruOf(worked: WorkedRu | Reason): Rating | Reason {
  return isReason(worked) ? worked : worked.ru;
}

/**
 * The arithmetic alone: at 50 % Ru = Rc, above it a bonus for each half point, below it Rc + dp,
 * in a round robin dp × n/(n+1): 8.22–8.25 (2014). `bonus` is given where a printed example
 * departs from its own edition.
 */
export function ruStep(
  { rc, score, games, player }: FirstResult,
  edition: Edition,
  robinOpponents: number | null,
  bonus = edition.firstRating.bonus,
): WorkedRu | Reason {
  const { hypothetical, highest } = edition.firstRating;
  const average = withDraws(rc, games, edition);
  const played = games + hypothetical.opponents;
  const points = score + hypothetical.opponents;
  const p = percent(points, played);
  const parts = { average, points, played, p };
  const aboveHalf = points - played;
  if (aboveHalf >= 0 && bonus !== null) {
    const ru = halfUp(average + bonus * aboveHalf);
    return { ...parts, dp: null, uncapped: ru, ru };
  }
  const difference = dp(p, edition, player);
  if (isReason(difference)) return difference;
  const share =
    robinOpponents === null ? difference : (difference * robinOpponents) / (robinOpponents + 1);
  const uncapped = halfUp(average + share);
  return { ...parts, dp: difference, uncapped, ru: Math.min(uncapped, highest) };
}

/** 8.2.2 (2024): Ra, the average with the hypothetical opponents. */
export function withDraws(rc: number, games: number, { firstRating }: Edition): number {
  const { opponents, rating } = firstRating.hypothetical;
  return (rc * games + opponents * rating) / (games + opponents);
}

export function robinRemoved(edition: Edition): Reason {
  return new Reason("robinRemoved", edition.articles.robin, edition.name, {
    last: LAST_ROBIN_EDITION.id,
  });
}
