import { FEWEST_PLAYERS, MOST_PLAYERS } from "./roundRobin";
import { valueAt, type SheetCells } from "./sheetCells";

/** Whoever has so many is no new player (8.56): fewer may be games of the event. */
const NOT_NEW = 30;

/**
 * The column of rated games so far: named so, or one of games in which somebody has more than any event
 * has; else those are the event's.
 */
export function gamesSoFar<Column extends { readonly column: number }>(
  cells: SheetCells,
  named: readonly Column[],
  games: readonly Column[],
  rows: readonly number[],
): Column | null {
  const most = Math.max(NOT_NEW, mostGames(rows.length));
  const isOfCareers = ({ column }: Column) =>
    rows.some((row) => Number(valueAt(cells, { row, column })) > most);
  return named[0] ?? games.find(isOfCareers) ?? null;
}

/** Everybody twice in a round robin; a match or a Swiss of more players has fewer rounds than forty. */
function mostGames(players: number): number {
  const isRobin = players >= FEWEST_PLAYERS && players <= MOST_PLAYERS;
  return isRobin ? 2 * (players - 1) : MOST_PLAYERS;
}
