import type { HeadedColumn } from "../headedColumn";
import { textAt, type SheetCells } from "../sheetCells";
import { placeNumber } from "../placeNumber";
import { roundCell } from "./roundCell";
import type { Rounds } from "./rounds";

/** The place of a player by the number that opponents' rounds use for him. */
export type Numbering = ReadonlyMap<number, number>;

/**
 * Start number, rank or place in the table: of these the one by which most games are found again in
 * the opponent's row.
 */
export function numberingOf(
  cells: SheetCells,
  rounds: Rounds,
  candidates: readonly HeadedColumn[],
  /** Columns that nobody has named: those that number everybody may do it, too. */
  others: readonly number[],
): Numbering {
  const byPlace = new Map(rounds.rows.map((_, place) => [place + 1, place]));
  const named = candidates.map(({ column }) => byColumn(cells, rounds, column));
  const numberings = [
    ...named,
    byPlace,
    ...others
      .map((column) => byColumn(cells, rounds, column))
      .filter(({ size }) => size === rounds.rows.length),
  ];
  const met = numberings.map((numbering) => mutualGames(cells, rounds, numbering));
  return numberings[met.indexOf(Math.max(...met))] ?? byPlace;
}

/** By the numbers of one column. */
export function byColumn(cells: SheetCells, { rows }: Rounds, column: number): Numbering {
  return new Map(
    rows.flatMap((row, place): [number, number][] => {
      const number = placeNumber(textAt(cells, { row, column })) ?? 0;
      return number >= 1 ? [[number, place]] : [];
    }),
  );
}

/** Of all games, how many must be found again for signs and numbers to be rounds, and not prizes. */
const SURE_SHARE = 0.3;

export function isConfirmed(cells: SheetCells, rounds: Rounds, numbering: Numbering): boolean {
  const { grammar, rows, columns } = rounds;
  if (grammar === "colour") return true;
  const games = columns.reduce(
    (sum, column) =>
      sum + rows.filter((row) => roundCell(cells, { row, column }, grammar).kind === "game").length,
    0,
  );
  return mutualGames(cells, rounds, numbering) >= SURE_SHARE * games;
}

/** Games whose opponent, not the player himself, names the player in the same round. */
function mutualGames(
  cells: SheetCells,
  { grammar, rows, columns }: Rounds,
  numbering: Numbering,
): number {
  const opponentAt = (place: number, column: number): number | null => {
    const cell = roundCell(cells, { row: rows[place] ?? 0, column }, grammar);
    return cell.kind === "game" ? (numbering.get(cell.opponent) ?? null) : null;
  };
  return columns.reduce(
    (sum, column) =>
      sum +
      rows.filter((_, place) => {
        const opponent = opponentAt(place, column);
        const isOther = opponent !== null && opponent !== place;
        return isOther && opponentAt(opponent, column) === place;
      }).length,
    0,
  );
}
