import { array, call, number, type Argument, type Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { Edition } from "../../rules/editions/edition";
import type { KnownForK } from "../../rules/kOfPlayer";
import { kByRating } from "../kSteps";
import { editionArgument } from "../editionArgument";

/** K of a rating (a cell), beside what is known of its player. */
export type KFormula = (rating: Expr, known: KnownForK) => Expr;

/** Players of whom the same is known have the same formula. */
export function knownKey({ games, age, peak }: KnownForK): string {
  return `${games} ${age} ${peak}`;
}

export function fideK(edition: Edition): KFormula {
  const told = (value: number): Argument =>
    Number.isFinite(value) && value > 0 ? number(value) : null;
  const of = f`${editionArgument(edition)}`;
  return (rating, { games, age, peak }) =>
    call("FIDE.KFACTOR", [rating, told(games), told(age), told(peak), null, of]);
}

/** In every edition K falls where the rating, or a higher one before, reaches a step. */
export function plainK(edition: Edition): KFormula {
  return (rating, { games, age, peak }) => {
    const steps = kByRating(edition, { games, age });
    const from = array(steps.map((step) => step.from));
    const k = array(steps.map((step) => step.k));
    const highest = peak > 0 ? f`MAX(${rating},${peak})` : rating;
    return f`LOOKUP(${highest},${from},${k})`;
  };
}
