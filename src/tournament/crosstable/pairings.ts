import { squareCell, type SquareCell } from "../resultCell";
import { span, type CellPlace, type SheetCells } from "../sheetCells";
import { placesOf, type Square } from "./layout";

/** A cell of a pairing, and what it says. */
export interface ReadCell {
  readonly place: CellPlace;
  readonly cell: SquareCell;
}

/** The cells of every pairing, by player and opponent; of a player and himself none. */
export type Pairings = readonly (readonly (readonly ReadCell[])[])[];

export function pairingsOf(cells: SheetCells, square: Square): Pairings {
  const all = span(0, square.players);
  return all.map((player) =>
    all.map((opponent) =>
      player === opponent
        ? []
        : placesOf(square, player, opponent).map((place) => ({
            place,
            cell: squareCell(cells, place),
          })),
    ),
  );
}
