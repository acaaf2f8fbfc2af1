import type { Expr } from "../../formula/expr";
import type { Reference } from "../../formula/reference";
import { f } from "../../formula/template";
import type { Edition } from "../../rules/editions/edition";
import { countedAs } from "./counted";
import { editionArgument } from "../editionArgument";
import { fideK, plainK, type KFormula } from "./k";

/** How a sheet calculates: with the add-in's functions, or with nothing but tables and look-ups. */
export type StyleName = "fide" | "plain";

/** What the two styles look up in their own ways. */
export interface FormulaStyle {
  readonly name: StyleName;
  /** dp of a fraction with two decimals. */
  readonly dp: (p: Expr) => Expr;
  /** PD of a game, with the difference limited. */
  readonly expected: (own: Expr, opponent: Expr) => Expr;
  /** The same where the opponent may count with a Ru: 10.54 (2005), 8.58 (2011). */
  readonly expectedWithRu: (own: Expr, opponent: Expr) => Expr;
  /** PD of a difference that is limited already. */
  readonly pd: (difference: Expr) => Expr;
  readonly k: KFormula;
}

/** Where the tables 8.1(a) and 8.1(b) stand. */
export interface TableRanges {
  /** dp of .00, .01 … 1.00. */
  readonly dp: Reference;
  readonly difference: Reference;
  readonly higher: Reference;
  readonly lower: Reference;
}

export function formulaStyle(name: StyleName, edition: Edition, tables: TableRanges): FormulaStyle {
  return name === "fide" ? fideStyle(edition) : plainStyle(edition, tables);
}

/**
 * A Ru can be lower, which is no rating to a function. It makes no difference: nobody is published
 * below 1000, 8.31 (2012), and the limit of such a player is far above it, 8.54 (2012).
 */
const LOWEST_RATING = 1;

function fideStyle(edition: Edition): FormulaStyle {
  const of = editionArgument(edition);
  const expected = (own: Expr, opponent: Expr) => f`FIDE.EXPECTED(${own},${opponent},${of})`;
  return {
    name: "fide",
    dp: (p) => f`FIDE.DP(${p},${of})`,
    expected,
    expectedWithRu: (own, opponent) => expected(own, f`MAX(${opponent},${LOWEST_RATING})`),
    pd: (difference) => f`FIDE.PD(${difference})`,
    k: fideK(edition),
  };
}

function plainStyle(edition: Edition, tables: TableRanges): FormulaStyle {
  const entry = (difference: Expr, column: Expr) =>
    f`LOOKUP(${difference},${tables.difference},${column})`;
  const pd = (difference: Expr) =>
    f`IF(${difference}>=0,${entry(difference, tables.higher)},${entry(f`-${difference}`, tables.lower)})`;
  const expected = (own: Expr, opponent: Expr) =>
    pd(f`${own}-${countedAs(own, opponent, edition)}`);
  return {
    name: "plain",
    dp: (p) => f`INDEX(${tables.dp},ROUND(100*${p},0)+1)`,
    expected,
    expectedWithRu: expected,
    pd,
    k: plainK(edition),
  };
}
