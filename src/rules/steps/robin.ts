import { at } from "../at";
import { counted, limitOf } from "../counted";
import { dp } from "../dp";
import type { Edition } from "../editions/edition";
import { expected } from "../expected";
import { percent } from "../percent";
import { isReason, type Reason } from "../reason";
import { FIRST_BONUS_AS_PRINTED } from "../robin/passes";
import { robinAverage, type RobinAverage, type RobinPlayer } from "../robin/ra";
import { robinRc } from "../robin/rc";
import type { RobinField } from "../robin/event";
import {
  iterate,
  type Iteration,
  type IterationOptions,
  type RatedRow,
  type UnratedRow,
} from "../robin/iteration";
import type { Rating } from "../units";
import { changeStep, newRatingStep } from "./change";
import { percentStep, dpStep, ruStepSteps } from "./firstResult";
import { misprintedStep, step, type Step } from "./step";

/** How the method comes to a player's number: Ru (new), or Rn of a rated one. */
export function robinSteps(
  field: RobinField,
  edition: Edition,
  place: number,
  options: IterationOptions = {},
): Step[] | Reason {
  const iteration = iterate(field, edition, options);
  return isReason(iteration) ? iteration : iterationSteps(iteration, edition, place, options);
}

/** The same of an iteration that is known. */
export function iterationSteps(
  iteration: Iteration,
  edition: Edition,
  place: number,
  options: IterationOptions = {},
): Step[] | Reason {
  const row = at(iteration.rows, place);
  if (row.kind === "left out") return row.why;
  return row.kind === "rated"
    ? ratedSteps(row, place, iteration, edition, options)
    : unratedSteps(row, place, iteration, edition, options);
}

/** 10.21(b) (2005), 8.21(b) (2011): Rar, dpa, Ra. */
export function averageSteps(iteration: Iteration, edition: Edition): Step[] {
  const rated = iteration.rows.flatMap((row) => (row.kind === "rated" ? [row] : []));
  const { opponents } = iteration;
  return stepsOfAverage(rated, opponents, iteration, edition);
}

/** The same of a field of which nothing else is known. */
export function robinAverageSteps(
  players: readonly RobinPlayer[],
  games: number,
  edition: Edition,
): Step[] | Reason {
  const average = robinAverage(players, games, edition);
  if (isReason(average)) return average;
  /** Of a rated player without dp there is no average. */
  const rated = players.flatMap(({ rating, score }) =>
    rating === null ? [] : [{ rating, dp: dp(percent(score, games), edition) as number }],
  );
  return stepsOfAverage(rated, players.length - 1, average, edition);
}

function stepsOfAverage(
  rated: readonly { readonly rating: Rating; readonly dp: number }[],
  opponents: number,
  { rar, dpa, ra }: RobinAverage,
  edition: Edition,
): Step[] {
  const ratings = rated.map(({ rating }) => rating);
  const differences = rated.map((row) => row.dp);
  return [
    step(edition, "robinAverage", "rar", { ratings, rar }, rar),
    step(edition, "robinAverage", "dpa", { differences, dpa }, dpa),
    step(edition, "robinAverage", "raOfRobin", { rar, dpa, opponents, ra }, ra),
  ];
}

/** Ra, Ru, the opponents beyond the limit, Rc (new), Ru (new). */
function unratedSteps(
  { score, ru, rcNew }: UnratedRow,
  place: number,
  iteration: Iteration,
  edition: Edition,
  { asPrinted = false }: IterationOptions,
): Step[] {
  const { ra, opponents, games } = iteration;
  const firstBonus = asPrinted ? FIRST_BONUS_AS_PRINTED : edition.firstRating.bonus;
  /** The iteration has his Ru, so that neither pass lacks one. */
  const pass = (rc: number, bonus: number | null) =>
    ruStepSteps({ rc, score, games }, edition, opponents, bonus) as Step[];
  const field = iteration.rows.map((row, opponent) => {
    if (opponent === place || row.kind === "left out") return null;
    return row.kind === "rated" ? row.rating : row.ru;
  });
  return [
    ...averageSteps(iteration, edition),
    ...pass(ra, firstBonus),
    ...correctedSteps(ra, ru, field, { opponents, rcNew }, edition),
    ...pass(rcNew, edition.firstRating.bonus),
  ];
}

/** Rc (new) from Ra, an own Ru and everybody's rating or Ru, the player himself included. */
export function robinRcSteps(
  ra: Rating,
  ru: Rating,
  field: readonly Rating[],
  edition: Edition,
): Step[] | Reason {
  const rcNew = robinRc(ra, ru, field, edition);
  if (isReason(rcNew)) return rcNew;
  return correctedSteps(ra, ru, field, { opponents: field.length - 1, rcNew }, edition);
}

/** The opponents beyond the limit, and how they move the average; null: nobody to count with. */
function correctedSteps(
  ra: Rating,
  ru: Rating,
  field: readonly (Rating | null)[],
  { opponents, rcNew }: { readonly opponents: number; readonly rcNew: Rating },
  edition: Edition,
): Step[] {
  const limit = limitOf(ru, edition);
  const moved = field.flatMap((rating, opponent) => {
    const as = rating === null ? null : counted(ru, rating, edition);
    if (rating === null || as === null || as === rating) return [];
    const values = { opponent, rating, ru, limit, counted: as };
    return [step(edition, "robin", "countedFromRu", values, as)];
  });
  const sum = moved.reduce((all, { result, values }) => all + result - values.rating, 0);
  const corrected = { ra, moved: sum, opponents, rcNew };
  return [...moved, step(edition, "robin", "rcNew", corrected, rcNew)];
}

/** p and dp, We with everybody's Ru, K × (W − We), Rn. */
function ratedSteps(
  row: RatedRow,
  place: number,
  { rows, games, opponents }: Iteration,
  edition: Edition,
  { asPrinted = false, isWeFromRu = asPrinted }: IterationOptions,
): Step[] {
  const { rating, score, p, dp, we, k, change } = row;
  const once = rows.flatMap((other, opponent) => {
    if (opponent === place || other.kind === "left out") return [];
    const strength = other.kind === "rated" ? other.rating : isWeFromRu ? other.ru : other.ruNew;
    return [expected(rating, strength, edition)];
  });
  const each = Array.from({ length: games / opponents }, () => once).flat();
  const difference = 50 * score - we;
  return [
    percentStep(score, games, edition),
    dpStep(p, dp, edition),
    asPrinted
      ? misprintedStep(edition, "wePrinted", { expected: each, we }, we)
      : step(edition, "robin", "we", { expected: each, we }, we),
    step(edition, "sum", "wMinusWe", { score: 50 * score, we, difference }, difference),
    changeStep(k, difference, edition),
    newRatingStep(rating, change, edition),
  ];
}
