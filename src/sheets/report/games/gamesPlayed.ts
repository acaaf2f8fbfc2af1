import type { Expr } from "../../../formula/expr";
import { f } from "../../../formula/template";
import { onGames, type ReportContext } from "../context";

/**
 * Games with a score, each once: against another player of the event it stands with both, against
 * somebody who is not of the event, and has no number, with one.
 */
export function gamesPlayed(sheet: ReportContext): Expr {
  const scores = onGames(sheet, "score");
  const ofBoth = f`COUNTIFS(${scores},">=0",${onGames(sheet, "opponentNumber")},">0")`;
  return f`COUNT(${scores})-${ofBoth}/2`;
}
