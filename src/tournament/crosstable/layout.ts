import { contains, type Area, type CellPlace, type SheetCells } from "../sheetCells";
import { squareCell, type SquareCell } from "../resultCell";

/** How many rows and columns a pairing takes: a double round may have two of either. */
export interface Layout {
  readonly rows: 1 | 2;
  readonly columns: 1 | 2;
}

export const LAYOUTS: readonly Layout[] = [
  { rows: 1, columns: 1 },
  { rows: 1, columns: 2 },
  { rows: 2, columns: 1 },
];

/** Where the results stand. */
export interface Square extends CellPlace {
  readonly players: number;
  readonly layout: Layout;
}

export function areaOfSquare({ row, column, players, layout }: Square): Area {
  return { row, column, rows: players * layout.rows, columns: players * layout.columns };
}

/** The row of the sheet in which a player stands. */
export function rowOfPlayer({ row, layout }: Square, player: number): number {
  return row + player * layout.rows;
}

/** The first cell of a pairing. */
export function placeOf(square: Square, player: number, opponent: number): CellPlace {
  const { column, layout } = square;
  return { row: rowOfPlayer(square, player), column: column + opponent * layout.columns };
}

/** All cells of a pairing. */
export function placesOf(square: Square, player: number, opponent: number): CellPlace[] {
  const { row, column } = placeOf(square, player, opponent);
  const { rows, columns } = square.layout;
  const places: CellPlace[] = [{ row, column }];
  if (columns === 2) places.push({ row, column: column + 1 });
  if (rows === 2) places.push({ row: row + 1, column });
  return places;
}

/** Reads every cell once: the search looks at most of them often. */
export function squareCells(cells: SheetCells): (place: CellPlace) => SquareCell {
  const known = cells.values.map((line, row) =>
    line.map((_, column) =>
      squareCell(cells, { row: cells.area.row + row, column: cells.area.column + column }),
    ),
  );
  return (place) =>
    contains(cells.area, place)
      ? (known[place.row - cells.area.row]?.[place.column - cells.area.column] ?? OUTSIDE)
      : OUTSIDE;
}

const OUTSIDE: SquareCell = { kind: "other" };
