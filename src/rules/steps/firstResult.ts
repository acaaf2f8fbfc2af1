import { averageRating } from "../average";
import type { Edition } from "../editions/edition";
import { isReason, type Reason } from "../reason";
import { workedRu, ruStep, type EventKind, type FirstResult, type WorkedRu } from "../ru";
import { percent } from "../percent";
import { dp } from "../dp";
import type { HalfPoints, Rating } from "../units";
import { misprintedStep, step, type Step } from "./step";

/** p, rounded to two decimals. */
export function percentStep(score: HalfPoints, games: number, edition: Edition): Step {
  const p = percent(score, games);
  return step(edition, "tables", "p", { score, games, p }, p);
}

/** p and dp: 8.1 (2014). */
export function dpSteps(score: HalfPoints, games: number, edition: Edition): Step[] | Reason {
  const p = percent(score, games);
  const difference = dp(p, edition);
  if (isReason(difference)) return difference;
  return [percentStep(score, games, edition), dpStep(p, difference, edition)];
}

export function dpStep(p: number, difference: number, edition: Edition): Step {
  return step(edition, "dpTable", "dp", { p, dp: difference }, difference);
}

/** Ru of a Swiss or team event from the opponents who count: 8.21(a), 8.24 (2014). */
export function swissRuSteps(
  ratings: readonly Rating[],
  score: HalfPoints,
  edition: Edition,
  first: boolean,
): Step[] | Reason {
  const rc = averageRating(ratings, edition);
  if (isReason(rc)) return rc;
  const games = ratings.length;
  const kind = { system: "swiss", opponents: games, first } as const;
  const steps = ruSteps({ rc, score, games }, kind, edition);
  return isReason(steps) ? steps : [rcStep(ratings, rc, edition), ...steps];
}

export function rcStep(ratings: readonly Rating[], rc: number, edition: Edition): Step {
  return step(edition, "average", "rc", { ratings, rc }, rc);
}

/** Ru of one event from its average: 8.22–8.25 (2014), 8.2.3 (2024). */
export function ruSteps(result: FirstResult, kind: EventKind, edition: Edition): Step[] | Reason {
  const worked = workedRu(result, kind, edition);
  if (isReason(worked)) return worked;
  return stepsOfRu(result, worked, edition, kind.system === "robin" ? kind.opponents : null);
}

/** The arithmetic alone, whatever the conditions say. */
export function ruStepSteps(
  result: FirstResult,
  edition: Edition,
  robinOpponents: number | null,
  bonus = edition.firstRating.bonus,
): Step[] | Reason {
  const worked = ruStep(result, edition, robinOpponents, bonus);
  return isReason(worked) ? worked : stepsOfRu(result, worked, edition, robinOpponents, bonus);
}

function stepsOfRu(
  { rc, games }: FirstResult,
  worked: WorkedRu,
  edition: Edition,
  robinOpponents: number | null,
  bonus = edition.firstRating.bonus,
): Step[] {
  const { average, points, played, p, dp: difference, uncapped, ru } = worked;
  const { hypothetical, highest } = edition.firstRating;
  const { opponents, rating } = hypothetical;
  const ra = { rc, games, opponents, rating, ra: average };
  return [
    ...(opponents > 0 ? [step(edition, "average", "ra", ra, average)] : []),
    ...(difference === null
      ? [fromHalf(average, points - played, bonus ?? 0, ru, edition)]
      : [
          percentStep(points, played, edition),
          dpStep(p, difference, edition),
          withDp(average, difference, robinOpponents, uncapped, edition),
        ]),
    ...(uncapped > ru
      ? [step(edition, "belowHalf", "highest", { ru: uncapped, highest }, ru)]
      : []),
  ];
}

/** 8.22, 8.23 (2014). */
function fromHalf(
  average: number,
  halves: HalfPoints,
  bonus: number,
  ru: Rating,
  edition: Edition,
): Step {
  return halves === 0
    ? step(edition, "half", "half", { average, ru }, ru)
    : bonus === (edition.firstRating.bonus ?? 0)
      ? step(edition, "aboveHalf", "bonus", { average, halves, bonus, ru }, ru)
      : misprintedStep(edition, "bonusPrinted", { average, halves, bonus, ru }, ru);
}

/** 8.24, 8.25 (2014). */
function withDp(
  average: number,
  difference: number,
  opponents: number | null,
  ru: Rating,
  edition: Edition,
): Step {
  const values = { average, dp: difference, ru };
  return opponents === null
    ? step(edition, "belowHalf", "withDp", values, ru)
    : step(edition, "belowHalfInRobin", "withDpInRobin", { ...values, opponents }, ru);
}
