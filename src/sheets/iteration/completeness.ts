import { joined, number, type Expr } from "../../formula/expr";
import { area, cellAt } from "../../formula/reference";
import { f } from "../../formula/template";
import { columnOf } from "../table";
import { acrossOpponents } from "./across";
import { opponentColumn } from "./context";
import type { IterationPlaces } from "./places";

/** Every result is one, and what each player scored and gave away makes a point a game. */
export function completeness(places: IterationPlaces): Expr {
  const { players, gamesPerPairing, rows } = places;
  const first = cellAt(rows.inputs, opponentColumn(places, 0));
  const last = cellAt(rows.inputs + players - 1, opponentColumn(places, players - 1));
  const results = area(first, last);
  const halves = Array.from({ length: 2 * gamesPerPairing + 1 }, (_, half) => half / 2);
  const counts = halves.map((score) => f`COUNTIF(${results},${score})`);
  const misfits = acrossOpponents(places, rows.fitsLine, "row");
  return f`AND(${joined("+", counts, number(0))}=${players * (players - 1)},SUM(${misfits})=0)`;
}

/**
 * In the square of results, seen from its first cell: whether a result is missing, or does not make a
 * point a game with the one across the diagonal.
 */
export function isOneSided(places: IterationPlaces): Expr {
  const { players, gamesPerPairing, inputs } = places;
  const column = opponentColumn(places, 0);
  const corner = cellAt(inputs.first, column, "both");
  const last = cellAt(inputs.first + players - 1, column + players - 1, "both");
  const own = cellAt(inputs.first, column);
  const [down, right] = [f`ROW(${own})-ROW(${corner})`, f`COLUMN(${own})-COLUMN(${corner})`];
  const across = f`INDEX(${area(corner, last)},${right}+1,${down}+1)`;
  const fits = f`AND(ISNUMBER(${own}),ISNUMBER(${across}),SUM(${own},${across})=${gamesPerPairing})`;
  return f`AND(${down}<>${right},NOT(${fits}))`;
}

/** By how much a player's row and column miss a point a game: 0 where they fit. */
export function misfitOf(places: IterationPlaces, player: number): Expr {
  const { inputs, players, gamesPerPairing } = places;
  const column = opponentColumn(places, player);
  const against = area(cellAt(inputs.first, column), cellAt(inputs.first + players - 1, column));
  const own = cellAt(inputs.first + player, columnOf(inputs, "points"));
  return f`ABS(SUM(${against})+${own}-${gamesPerPairing * (players - 1)})`;
}
