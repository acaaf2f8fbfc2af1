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

/** The games against each opponent, by their order; empty where nobody is met twice. */
export function meetings({ player: { games } }: PlayerLine): readonly (readonly number[])[] {
  const met = games.map(({ opponent }) => opponent.name);
  const opponents = [...new Set(met)];
  if (opponents.length === met.length) return [];
  return opponents.map((name) => [...met.keys()].filter((game) => met[game] === name));
}

/** Lines of one kind meet the same opponents again, or nobody. */
export function oftenMet(line: PlayerLine): string {
  return meetings(line).join(" ");
}
