import { call, type Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { Edition } from "../../rules/editions/edition";
import { editionArgument } from "../editionArgument";
import { meets, type KCells } from "./kMet";

/** K of a rating, beside what is known of its player. */
export type KFormula = (cells: KCells) => Expr;

export function fideK(edition: Edition): KFormula {
  const of = f`${editionArgument(edition)}`;
  return ({ rating, games, age, peak }) =>
    call("FIDE.KFACTOR", [rating, games, age, peak, null, of]);
}

/** The first step of the edition that fits: 8.56 (2014). */
export function plainK(edition: Edition): KFormula {
  return (cells) => firstMet(edition, cells, ({ k }) => f`${k}`);
}

/** What belongs to the first step that a player meets; the last asks for nothing. */
export function firstMet(
  { k: steps }: Pick<Edition, "k">,
  cells: KCells,
  of: (step: Edition["k"][number]) => Expr,
): Expr {
  const possible = steps.flatMap((step) => {
    const met = meets(step.asks, cells);
    return met === "never" ? [] : [{ met, value: of(step) }];
  });
  return possible.reduceRight<Expr>(
    (otherwise, { met, value }) => (met === "always" ? value : f`IF(${met},${value},${otherwise})`),
    f`NA()`,
  );
}
