import { hasForfeits } from "./hasForfeits";
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

/** More than half of the points are won already, by games or by forfeit. */
function isDecided(sheet: ReportContext): Expr {
  const of = onSheet(sheet.names.report, factCell(sheet.facts, "matchGames"));
  const [own, other] = pointsBefore(sheet);
  if (!hasForfeits(sheet.order)) return f`2*MAX(${own},${other})>${of}`;
  const won = f`${own}+${ofGame(sheet, "forfeitsWon")}`;
  const lost = f`${other}+${ofGame(sheet, "forfeitsLost")}`;
  return f`2*MAX(${won},${lost})>${of}`;
}

/** The player's own points and the opponent's, of the games between them in lines of a lower number. */
function pointsBefore(sheet: ReportContext): [own: Expr, other: Expr] {
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
  return [points, f`${games}-${points}`];
}
