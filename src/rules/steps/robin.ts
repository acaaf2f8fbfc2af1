import { at } from "../at";
import { counted, limitOf } from "../counted";
import type { Edition } from "../editions/edition";
import { expected } from "../expected";
import { isReason, type Reason } from "../reason";
import { FIRST_BONUS_AS_PRINTED } from "../robin/passes";
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
import { step, type Step } from "./step";

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
  const { rar, dpa, ra, opponents, rows } = iteration;
  const rated = rows.flatMap((row) => (row.kind === "rated" ? [row] : []));
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
): Step[] | Reason {
  const { ra, opponents, games } = iteration;
  const firstBonus = asPrinted ? FIRST_BONUS_AS_PRINTED : edition.firstRating.bonus;
  const pass = (rc: number, bonus: number | null) =>
    ruStepSteps({ rc, score, games }, edition, opponents, bonus);
  const first = pass(ra, firstBonus);
  if (isReason(first)) return first;
  const last = pass(rcNew, edition.firstRating.bonus);
  if (isReason(last)) return last;
  const moved = movedOpponents(place, ru, iteration, edition);
  const sum = moved.reduce((all, { result, values }) => all + result - values.rating, 0);
  const corrected = { ra, moved: sum, opponents, rcNew };
  return [
    ...averageSteps(iteration, edition),
    ...first,
    ...moved,
    step(edition, "robin", "rcNew", corrected, rcNew),
    ...last,
  ];
}

function movedOpponents(place: number, ru: Rating, { rows }: Iteration, edition: Edition) {
  const limit = limitOf(ru, edition);
  return [...rows.entries()].flatMap(([opponent, row]) => {
    if (opponent === place || row.kind === "left out") return [];
    const rating = row.kind === "rated" ? row.rating : row.ru;
    const as = counted(ru, rating, edition);
    if (as === rating) return [];
    const values = { opponent, rating, ru, limit, counted: as };
    return [step(edition, "robin", "countedFromRu", values, as)];
  });
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
    step(edition, "robin", "we", { expected: each, we }, we),
    step(edition, "sum", "wMinusWe", { score: 50 * score, we, difference }, difference),
    changeStep(k, difference, edition),
    newRatingStep(rating, change, edition),
  ];
}
