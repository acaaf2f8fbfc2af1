import { cell, inRow, range } from "../address";
import { INPUT, type IterationPlaces } from "./places";

/** Every result is one, and what each player scored and gave away makes a point a game. */
export function completeness({ players, gamesPerPairing, ...places }: IterationPlaces): string {
  const first = cell(places.inputRow, INPUT.results);
  const last = cell(places.inputRow + players - 1, INPUT.results + players - 1);
  const results = range(first, last);
  const halves = Array.from({ length: 2 * gamesPerPairing + 1 }, (_, half) => half / 2);
  const count = halves.map((score) => `COUNTIF(${results},${score})`).join("+");
  const misfits = range(
    inRow(places.fitsRow, INPUT.results),
    inRow(places.fitsRow, INPUT.results + players - 1),
  );
  return `AND(${count}=${players * (players - 1)},SUM(${misfits})=0)`;
}

/** By how much a player's row and column miss a point a game: 0 where they fit. */
export function misfitFormula(
  { inputRow, players, pointsColumn, gamesPerPairing }: IterationPlaces,
  player: number,
): string {
  const column = INPUT.results + player;
  const against = range(cell(inputRow, column), cell(inputRow + players - 1, column));
  const own = cell(inputRow + player, pointsColumn);
  return `ABS(SUM(${against})+${own}-${gamesPerPairing * (players - 1)})`;
}
