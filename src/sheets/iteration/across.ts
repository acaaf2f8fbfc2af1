import { area, cellAt, type Anchor, type Reference } from "../../formula/reference";
import type { IterationPlaces } from "./places";
import { opponentColumn } from "./context";

/** A line of a block that has one column an opponent: a row of the sheet, or one of the line by name. */
export function acrossOpponents(
  places: IterationPlaces,
  row: number | string,
  anchor: Anchor = "column",
): Reference {
  const first = cellAt(row, opponentColumn(places, 0), anchor);
  return area(first, cellAt(row, opponentColumn(places, places.players - 1), anchor));
}

/** The opponent's cell in the line over such a block. */
export function overOpponent(places: IterationPlaces, row: number, opponent: number): Reference {
  return cellAt(row, opponentColumn(places, opponent), "row");
}
