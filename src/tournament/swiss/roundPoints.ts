import type { HalfPoints } from "../../rules/units";
import type { HeadedColumn } from "../headedColumn";
import { warning, type Finding } from "../finding";
import type { Bye } from "./byeCell";
import type { RoundCell, Unplayed } from "./roundCell";
import type { SwissTable } from "./swissTable";

/** Points of games, byes and forfeits; null where a bye does not tell its worth. */
function pointsOf(cell: RoundCell): HalfPoints | null {
  if (cell.kind === "game") return cell.score ?? UNPLAYED_POINTS[cell.unplayed ?? "open"];
  return cell.kind === "none" ? BYE_POINTS[cell.bye] : null;
}

const UNPLAYED_POINTS: Readonly<Record<Unplayed, HalfPoints | null>> = {
  "+": 2,
  "=": 1,
  "-": 0,
  open: null,
};
const BYE_POINTS: Readonly<Record<Bye, HalfPoints | null>> = { F: 2, U: 2, H: 1, Z: 0, "?": null };

/** Points in the table that are not the sum of its rounds. */
export function pointsFindings(
  { players }: SwissTable,
  rows: readonly number[],
  column: HeadedColumn | null,
): Finding[] {
  return players.flatMap(({ name, points, rounds }, index) => {
    const worth = rounds.map(pointsOf);
    if (column === null || points === null || worth.includes(null)) return [];
    const expected = worth.reduce<HalfPoints>((sum, each) => sum + (each ?? 0), 0);
    if (points === expected) return [];
    const place = { row: rows[index] ?? 0, column: column.column };
    return [warning("pointsDiffer", { player: name, came: points, expected }, { place })];
  });
}
