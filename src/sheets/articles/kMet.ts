import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { KAsks } from "../../rules/editions/kSteps";

/** Where a sheet has what K is decided from; null: of nobody, and an empty cell: not of this player. */
export interface KCells {
  readonly rating: Expr;
  /** Rated games so far. */
  readonly games: Expr | null;
  /** On the event's first day. */
  readonly age: Expr | null;
  readonly peak: Expr | null;
}

/**
 * Whether a player meets what a step asks. Who is not known to be young, or to have few games, is an
 * adult with enough of them: 8.56 (2014).
 */
export function meets(asks: KAsks, cells: KCells): Expr | "always" | "never" {
  const { rating, games, age, peak } = cells;
  const highest = peak === null ? rating : f`MAX(${rating},${peak})`;
  const all: (Expr | "never")[] = [];
  const ask = (limit: number | undefined, met: (limit: number) => Expr | "never") => {
    if (limit !== undefined) all.push(met(limit));
  };
  /** A text, as an empty one, is greater than every number. */
  const known = (cell: Expr | null, met: (cell: Expr) => Expr) =>
    cell === null ? "never" : f`AND(${cell}>0,${met(cell)})`;
  ask(asks.gamesBelow, (below) => known(games, (cell) => f`${cell}<${below}`));
  ask(asks.lastAge, (last) => known(age, (cell) => f`${cell}<=${last}`));
  ask(asks.peakFrom, (from) => f`${highest}>=${from}`);
  ask(asks.peakBelow, (below) => f`${highest}<${below}`);
  ask(asks.ratingFrom, (from) => f`${rating}>=${from}`);
  ask(asks.ratingUpTo, (upTo) => f`${rating}<=${upTo}`);
  if (all.includes("never")) return "never";
  const conditions = all.filter((each) => each !== "never");
  const [first = null] = conditions;
  if (first === null) return "always";
  return conditions.length === 1 ? first : f`AND(${conditions})`;
}
