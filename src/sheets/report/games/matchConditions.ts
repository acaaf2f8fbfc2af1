import type { Expr } from "../../../formula/expr";
import { onSheet } from "../../../formula/reference";
import { f } from "../../../formula/template";
import { factCell } from "../../facts";
import { isNumber } from "../../articles/ifNumber";
import { ofGame, type ReportContext } from "../context";
import { linesBefore } from "./linesBefore";

/** When a game of a match does not count, opponents' ratings apart: 6.5, 6.6 (2011). */
export function matchConditions(sheet: ReportContext, isFirst: boolean): Expr[] {
  const conditions: Expr[] = [];
  if (sheet.order.edition.articles.unratedMatch !== null) {
    conditions.push(f`NOT(${isNumber(ofGame(sheet, "rating"))})`);
  }
  return isFirst ? conditions : [...conditions, isDecided(sheet)];
}

/** More than half of the points are won already. */
function isDecided(sheet: ReportContext): Expr {
  /** COUNTIF and SUMIF would take a name such as A* or >B for a pattern. */
  const same = f`--(${linesBefore(sheet, "opponent")}=${ofGame(sheet, "opponent")})`;
  const scores = linesBefore(sheet, "score");
  /** A game taken out is nobody's point. */
  const games = f`SUMPRODUCT(${same},--ISNUMBER(${scores}))`;
  const points = f`SUMPRODUCT(${same},${scores})`;
  const of = onSheet(sheet.names.report, factCell(sheet.facts, "matchGames"));
  return f`2*MAX(${points},${games}-${points})>${of}`;
}
