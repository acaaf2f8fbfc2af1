import type { HalfPoints } from "../../rules/units";
import { POINTS } from "../round/round";
import type { RoundTold } from "../round/roundText";
import type { SwissPlayer } from "./swissTable";

/** A bye that does not tell its worth. */
function isUntold(cell: RoundTold): boolean {
  return cell.kind === "none" && cell.bye === "?";
}

/**
 * What the untold byes of a player are, where his points leave one answer: all of them a whole point,
 * all of them nothing, or a single one half a point. Else null.
 */
export function untoldBye({ points, rounds }: SwissPlayer): "U" | "H" | "Z" | null {
  const byes = rounds.filter(isUntold).length;
  if (points === null || byes === 0) return null;
  const missing = points - rounds.reduce<HalfPoints>((sum, cell) => sum + worthOf(cell), 0);
  if (missing === 0) return "Z";
  if (missing === 2 * byes) return "U";
  return byes === 1 && missing === 1 ? "H" : null;
}

/** As far as the cell tells. */
function worthOf(cell: RoundTold): HalfPoints {
  if (cell.kind === "game") return POINTS[cell.result];
  return cell.kind === "other" || cell.bye === "?" ? 0 : POINTS[cell.bye];
}
