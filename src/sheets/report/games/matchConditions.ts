import type { Expr } from "../../../formula/expr";
import { onSheet } from "../../../formula/reference";
import { f } from "../../../formula/template";
import { factCell } from "../../facts";
import { isNumber } from "../../articles/ifNumber";
import { allGames, ofGame, type ReportContext } from "../context";
import type { GameColumn } from "../layout";

/** When a game of a match does not count, opponents' ratings apart: 6.5, 6.6 (2011). */
export function matchConditions(sheet: ReportContext): Expr[] {
  const conditions: Expr[] = [];
  if (sheet.order.edition.articles.unratedMatch !== null) {
    conditions.push(f`NOT(${isNumber(ofGame(sheet, "rating"))})`);
  }
  return [...conditions, isDecided(sheet)];
}

/** More than half of the points are won already, in lines of a lower number. */
function isDecided(sheet: ReportContext): Expr {
  const all = (column: GameColumn) => allGames(sheet, column);
  const isOwn = f`--(${all("number")}=${ofGame(sheet, "number")})`;
  const isBefore = f`--(${all("line")}<${ofGame(sheet, "line")})`;
  /** COUNTIF and SUMIF would take a name such as A* or >B for a pattern. */
  const isSame = f`--(${all("opponent")}=${ofGame(sheet, "opponent")})`;
  const before = [isOwn, isBefore, isSame];
  const scores = all("score");
  /** A game taken out is nobody's point. */
  const games = f`SUMPRODUCT(${before},--ISNUMBER(${scores}))`;
  const points = f`SUMPRODUCT(${before},${scores})`;
  const of = onSheet(sheet.names.report, factCell(sheet.facts, "matchGames"));
  return f`2*MAX(${points},${games}-${points})>${of}`;
}
