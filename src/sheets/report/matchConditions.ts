import { isNumber } from "../ifNumber";
import { inColumn, quoted } from "../address";
import { before } from "./before";
import { GAME, type GameRows } from "./places";
import { MATCH_GAMES } from "./reportHead";
import type { ReportContext } from "./context";

/** When a game of a match does not count, opponents' ratings apart: 6.5, 6.6 (2011). */
export function matchConditions(
  { order, names }: ReportContext,
  row: number,
  { first }: GameRows,
): string[] {
  const conditions: string[] = [];
  if (order.edition.articles.unratedMatch !== null) {
    conditions.push(`NOT(${isNumber(inColumn(row, GAME.rating))})`);
  }
  if (row > first) {
    const opponents = before(row, first, GAME.opponent);
    const own = inColumn(row, GAME.opponent);
    /** COUNTIF and SUMIF would take a name such as A* or >B for a pattern. */
    const same = `--(${opponents}=${own})`;
    const games = `SUMPRODUCT(${same})`;
    const points = `SUMPRODUCT(${same},${before(row, first, GAME.score)})`;
    const of = `${quoted(names.report)}!${MATCH_GAMES}`;
    conditions.push(`2*MAX(${points},${games}-${points})>${of}`);
  }
  return conditions;
}
