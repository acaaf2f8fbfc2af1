import type { Argument, Expr } from "../../formula/expr";
import { hasPart, replaced } from "../../formula/replaced";

import type { Edition } from "../../rules/editions/edition";
import { newestEdition } from "../../rules/editions/editionOn";
import { editionOfArgument } from "../readMadeFor";
import { formulaStyle, type FormulaStyle, type TableRanges } from "../articles/style";

/** Where the tables of an edition stand for formulas without the add-in; null: of any. */
export type TablesOf = (edition: Edition | null) => TableRanges;

/** As cells say it, and as a file may keep it. */
const FIDE = /^(?:_xldudf_)?FIDE[._]/i;

/** The same calculation without the add-in; null where there is none in plain formulas. */
export function plainFormula(expr: Expr, tablesOf: TablesOf): Expr | null {
  const plain = replaced(expr, (part) => withoutFunction(part, tablesOf) ?? part);
  return hasPart(plain, isOfAddin) ? null : plain;
}

function isOfAddin(part: Expr): boolean {
  return part.kind === "call" && FIDE.test(part.name);
}

/** A function as the sheets call it: what a person made of it has more ways. */
function withoutFunction(part: Expr, tablesOf: TablesOf): Expr | null {
  if (part.kind !== "call" || !FIDE.test(part.name)) return null;
  const { args } = part;
  const style = (of: Argument | undefined) => plainStyle(of, tablesOf);
  const [first = null, second = null] = args;
  switch (part.name.replace(FIDE, "").toUpperCase().replace("_", ".")) {
    case "PD":
    case "PD.LOOKUP":
      return first !== null && args.length === 1 ? anyStyle(tablesOf).pd(first) : null;
    case "DP":
    case "DP.LOOKUP":
      return (first !== null && args.length === 2 && style(args[1])?.dp(first)) || null;
    case "EXPECTED":
      return first !== null && second !== null && args.length === 3
        ? (style(args[2])?.expected(first, second) ?? null)
        : null;
    case "KFACTOR":
      return kFactor(args, style(args[5]));
    default:
      return null;
  }
}

/** By a table that is the same in every edition. */
function anyStyle(tablesOf: TablesOf): FormulaStyle {
  return formulaStyle("plain", newestEdition("standard"), tablesOf(null));
}

function plainStyle(of: Argument | undefined, tablesOf: TablesOf): FormulaStyle | null {
  const isSaid = of?.kind === "number" || of?.kind === "text";
  const edition = isSaid ? editionOfArgument(of.value) : null;
  return edition === null ? null : formulaStyle("plain", edition, tablesOf(edition));
}

const AS_SHEETS_CALL = 6;

/** Games, age and highest rating as the sheet has them; left out: nothing is known. */
function kFactor(args: readonly Argument[], style: FormulaStyle | null): Expr | null {
  const [rating = null, games = null, age = null, peak = null, other = null] = args;
  if (style === null || rating === null || other !== null) return null;
  if (args.length !== AS_SHEETS_CALL) return null;
  return style.k({ rating, games, age, peak });
}
