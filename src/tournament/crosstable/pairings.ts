import type { PlayedOrNot } from "../../rules/robin/crosstable";
import type { SquareCell } from "../resultCell";
import { span, type CellPlace } from "../sheetCells";
import { placesOf, type Look, type Square } from "./layout";

/** A cell of a pairing, and what it says. */
export interface ReadCell {
  readonly place: CellPlace;
  readonly cell: SquareCell;
}

/** The cells of every pairing, by player and opponent; of a player and himself none. */
export type Pairings = readonly (readonly (readonly ReadCell[])[])[];

export function pairingsOf(square: Square, look: Look): Pairings {
  const all = span(0, square.players);
  return all.map((player) =>
    all.map((opponent) =>
      player === opponent
        ? []
        : placesOf(square, player, opponent).map((place) => ({
            place,
            cell: look(place),
          })),
    ),
  );
}

/** - -, of both players: one game that was not played, or as many as the others have. */
export function areUnplayed(games: readonly PlayedOrNot[]): boolean {
  return games.every((score) => score === null);
}
