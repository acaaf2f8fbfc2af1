import { contains, intersection, type Area, type CellPlace, isOneCell } from "../sheetCells";
import type { FoundSquare } from "./findSquares";
import { areaOfSquare, type Square } from "./layout";

/** The square that a person means, and those that stand beside or below it. */
export interface ChosenSquare {
  readonly found: FoundSquare;
  readonly others: readonly Square[];
}

/** Under the selected cell, else the nearest; of a larger selection the first. */
export function chosenSquare(
  found: readonly FoundSquare[],
  selected: Area,
  area: Area,
): ChosenSquare | null {
  const isCell = isOneCell(selected);
  const inside = found.filter(({ square }) => intersection(areaOfSquare(square), area) !== null);
  const ordered = isCell
    ? [...inside].sort(
        (one, other) => distance(one.square, selected) - distance(other.square, selected),
      )
    : inside.sort((one, other) => placeOrder(one.square) - placeOrder(other.square));
  const [first] = ordered;
  if (first === undefined) return null;
  const others = found.filter((each) => each !== first).map(({ square }) => square);
  return { found: first, others };
}

const ROW_WEIGHT = 1000;

function placeOrder(square: Square): number {
  const { row, column } = areaOfSquare(square);
  return ROW_WEIGHT * row + column;
}

/** Rows count more than columns: beside its results a table has its names. */
function distance(square: Square, cell: CellPlace): number {
  const area = areaOfSquare(square);
  if (contains(area, cell)) return 0;
  const rows = beyond(cell.row, area.row, area.rows);
  const before = Math.max(0, area.column - cell.column);
  const behind = Math.max(0, cell.column - (area.column + area.columns - 1));
  /** What stands left of a square is more likely its own than what stands right of one. */
  return ROW_WEIGHT * rows + before + 2 * behind;
}

function beyond(at: number, first: number, count: number): number {
  return Math.max(0, first - at, at - (first + count - 1));
}
