import type { Expr } from "../../formula/expr";
import type { PlayerLine } from "./playerLine";

/** A condition that is not met, and what is said of it. */
export type Lack = readonly [condition: Expr, text: string];

/** What a first rating is made from, in an unrated player's line. */
export interface FirstRatingPart {
  readonly p: Expr;
  readonly dp: Expr;
  readonly ru: Expr;
  readonly lacks: readonly Lack[];
}

/** Of whoever is met twice the first game, by their order; empty where nobody is. */
export function firstMeetings({ player: { games } }: PlayerLine): readonly number[] {
  const met = games.map(({ opponent }) => opponent.name);
  if (new Set(met).size === met.length) return [];
  return [...met.keys()].filter((game) => met.indexOf(met[game] ?? "") === game);
}

/** Lines of one kind meet the same opponents again, or nobody. */
export function oftenMet(line: PlayerLine): string {
  return firstMeetings(line).join(" ");
}
