import type { Edition } from "../rules/editions/edition";
import { fideK, plainK, type KFormula } from "./kFormula";

/** How a sheet calculates: with the add-in's functions, or with nothing but tables and look-ups. */
export type StyleName = "fide" | "plain";

/** The parts of a sheet's formulas that differ between the styles. Arguments are addresses. */
export interface FormulaStyle {
  readonly name: StyleName;
  /** dp of a fraction with two decimals. */
  readonly dp: (p: string) => string;
  /** PD of a game, with the difference limited. */
  readonly expected: (own: string, opponent: string) => string;
  /** PD of a difference that is limited already. */
  readonly pd: (difference: string) => string;
  readonly k: KFormula;
}

export function fideStyle(edition: string): FormulaStyle {
  return {
    name: "fide",
    dp: (p) => `FIDE.DP(${p},${edition})`,
    expected: (own, opponent) => `FIDE.EXPECTED(${own},${opponent},${edition})`,
    pd: (difference) => `FIDE.PD(${difference})`,
    k: fideK(edition),
  };
}

/** Where the tables 8.1(a) and 8.1(b) stand on the sheet, as ranges. */
export interface TableRanges {
  /** dp of .00, .01 … 1.00. */
  readonly dp: string;
  readonly difference: string;
  readonly higher: string;
  readonly lower: string;
}

export function plainStyle(edition: Edition, limit: string, tables: TableRanges): FormulaStyle {
  const entry = (difference: string, column: string) =>
    `LOOKUP(MIN(${difference},${limit}),${tables.difference},${column})`;
  return {
    name: "plain",
    dp: (p) => `INDEX(${tables.dp},ROUND(100*${p},0)+1)`,
    expected: (own, opponent) =>
      `IF(${own}>=${opponent},${entry(`${own}-${opponent}`, tables.higher)},` +
      `${entry(`${opponent}-${own}`, tables.lower)})`,
    pd: (difference) =>
      `IF(${difference}>=0,LOOKUP(${difference},${tables.difference},${tables.higher}),` +
      `LOOKUP(-${difference},${tables.difference},${tables.lower}))`,
    k: plainK(edition),
  };
}
