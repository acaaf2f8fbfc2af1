import type { HalfPoints } from "../../rules/units";
import type { TableColumns } from "../columns";
import type { HeadedColumn } from "../headedColumn";
import { warning, type Finding } from "../finding";
import { readPoints } from "../players";
import type { Player } from "../roundRobin";
import { span, valueAt, type SheetCells } from "../sheetCells";
import { rowOfPlayer, type Square } from "./layout";
import type { SquareRead } from "./readSquare";

export interface PointsAndSquare {
  readonly square: Square;
  readonly columns: Pick<TableColumns, "points">;
}

/** Points in the table that are not the sum of the results. */
export function pointsFindings(
  cells: SheetCells,
  { square, columns: { points } }: PointsAndSquare,
  results: SquareRead,
  players: readonly Player[],
): Finding[] {
  if (points === null) return [];
  return span(0, square.players).flatMap((index) =>
    pointsFinding(cells, points, rowOfPlayer(square, index), {
      player: players[index]?.name ?? "",
      expected: scoreOf(results, index),
    }),
  );
}

function pointsFinding(
  cells: SheetCells,
  points: HeadedColumn,
  row: number,
  { player, expected }: { readonly player: string; readonly expected: HalfPoints },
): Finding[] {
  const place = { row, column: points.column };
  const came = readPoints(cells, row, points);
  if (came === undefined || came === expected) return [];
  if (came === null) {
    return [warning("notPoints", { player, came: valueAt(cells, place) }, { place })];
  }
  return [warning("pointsDiffer", { player, came, expected }, { place })];
}

/** A won game by default counts in a table's points. */
export function scoreOf({ square, byDefault }: SquareRead, player: number): HalfPoints {
  const played = (square[player] ?? [])
    .flat()
    .reduce<HalfPoints>((sum, score) => sum + (score ?? 0), 0);
  return played + (byDefault[player] ?? 0);
}
