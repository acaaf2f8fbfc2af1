import type { Edition } from "../rules/editions/edition";
import type { KnownForK } from "../rules/kOfPlayer";
import { kByRating } from "./kSteps";

/** K of a rating (an address), beside what is known of its player. */
export type KFormula = (rating: string, known: KnownForK) => string;

export function fideK(edition: string): KFormula {
  const told = (value: number) => (Number.isFinite(value) && value > 0 ? String(value) : "");
  return (rating, { games, age, peak }) =>
    `FIDE.KFACTOR(${rating},${told(games)},${told(age)},${told(peak)},,${edition})`;
}

/** In every edition K falls where the rating, or a higher one before, reaches a step. */
export function plainK(edition: Edition): KFormula {
  const stepsOf = onceEach((games: number, age: number) => kByRating(edition, { games, age }));
  return (rating, { games, age, peak }) => {
    const steps = stepsOf(games, age);
    const [from, k] = [steps.map((step) => step.from), steps.map((step) => step.k)];
    const highest = peak > 0 ? `MAX(${rating},${peak})` : rating;
    return `LOOKUP(${highest},{${from.join(",")}},{${k.join(",")}})`;
  };
}

/** Players have few different ages. */
function onceEach<T>(calculate: (games: number, age: number) => T) {
  const known = new Map<string, T>();
  return (games: number, age: number): T => {
    const key = `${games} ${age}`;
    const found = known.get(key) ?? calculate(games, age);
    known.set(key, found);
    return found;
  };
}
