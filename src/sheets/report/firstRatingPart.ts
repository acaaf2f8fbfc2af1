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

/** The lines of the games against each opponent who is met more than once. */
export function meetingsAgain({
  player,
  games,
}: Pick<PlayerLine, "player" | "games">): readonly (readonly number[])[] {
  const met = player.games.map(({ opponent }) => opponent.name);
  const again = new Set(met.filter((name, game) => met.indexOf(name) < game));
  const first = games?.line ?? 0;
  return [...again].map((name) =>
    [...met.keys()].flatMap((game) => (met[game] === name ? [first + game] : [])),
  );
}

/** Lines of one kind meet the same opponents again in the same lines, or nobody. */
export function oftenMet(line: PlayerLine): string {
  return meetingsAgain(line).join(" ");
}
