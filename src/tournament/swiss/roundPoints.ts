import type { HalfPoints } from "../../rules/units";
import type { HeadedColumn } from "../headedColumn";
import { warning, type Finding } from "../finding";
import { POINTS } from "../round/round";
import type { RoundTold } from "../round/roundText";
import type { SwissTable } from "./swissTable";

/** Points of games, byes and forfeits; null where a bye does not tell its worth, or nobody can read it. */
function pointsOf(cell: RoundTold): HalfPoints | null {
  if (cell.kind === "game") return POINTS[cell.result];
  return cell.kind === "other" || cell.bye === "?" ? null : POINTS[cell.bye];
}

/** Points in the table that are not the sum of its rounds, nor of what is told of byes beside them. */
export function pointsFindings(
  { players }: SwissTable,
  rows: readonly number[],
  column: HeadedColumn | null,
  worthBeside: (place: number) => HalfPoints,
): Finding[] {
  return players.flatMap(({ name, points, rounds }, index) => {
    const worth = rounds.map(pointsOf);
    if (column === null || points === null || worth.includes(null)) return [];
    const expected = worth.reduce<HalfPoints>((sum, each) => sum + (each ?? 0), 0);
    const isMore = points > expected && points <= expected + worthBeside(index);
    if (points === expected || isMore) return [];
    const place = { row: rows[index] ?? 0, column: column.column };
    return [warning("pointsDiffer", { player: name, came: points, expected }, { place })];
  });
}
