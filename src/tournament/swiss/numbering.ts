import type { HeadedColumn } from "../headedColumn";
import { textAt, type SheetCells } from "../sheetCells";
import { placeNumber } from "../placeNumber";
import { REPLY } from "../round/round";
import type { GameTold } from "../round/roundText";
import { roundCell } from "./roundCell";
import type { Rounds } from "./rounds";

/** The place of a player by the number that opponents' rounds use for him. */
export type Numbering = ReadonlyMap<number, number>;

export interface Confirmed {
  readonly numbering: Numbering;
  /** Rounds that are found again in the opponent's row. */
  readonly met: number;
}

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
): Confirmed {
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
  const most = Math.max(...met);
  return { numbering: numberings[met.indexOf(most)] ?? byPlace, met: most };
}

/** The number of each row by it; a row that it does not know is counted. */
export function numbersByRow(numbering: Numbering, { rows }: Rounds): readonly number[] {
  const numbers = new Map([...numbering].map(([number, place]) => [place, number]));
  return rows.map((_, place) => numbers.get(place) ?? place + 1);
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

export function isConfirmed(cells: SheetCells, rounds: Rounds, met: number): boolean {
  const { grammar, rows, columns } = rounds;
  const results = columns.flatMap((column) =>
    rows.flatMap((row) => {
      const cell = roundCell(cells, { row, column }, grammar);
      return cell.kind === "game" ? [cell.result] : [];
    }),
  );
  const isTold = grammar.startsWith("colour") && results.some((result) => result !== "Z");
  return isTold || met >= SURE_SHARE * results.length;
}

/** Rounds of which both rows tell the same: each the other's number, results and colours that go together. */
function mutualGames(
  cells: SheetCells,
  { grammar, rows, columns }: Rounds,
  numbering: Numbering,
): number {
  const gameAt = (place: number | undefined, column: number): GameTold | null => {
    const row = place === undefined ? undefined : rows[place];
    const cell = row === undefined ? null : roundCell(cells, { row, column }, grammar);
    return cell?.kind === "game" ? cell : null;
  };
  const isMutual = (place: number, column: number): boolean => {
    const game = gameAt(place, column);
    const opponent = game === null ? undefined : numbering.get(game.opponent);
    const reply = opponent === place ? null : gameAt(opponent, column);
    if (game === null || reply === null || numbering.get(reply.opponent) !== place) return false;
    /** Both without the point: no grammar is told by them. */
    if (game.result === "-" && reply.result === "-") return false;
    const isOwnColour = game.colour !== null && game.colour === reply.colour;
    return !isOwnColour && REPLY[game.result]?.includes(reply.result) === true;
  };
  return columns.reduce(
    (sum, column) => sum + rows.filter((_, place) => isMutual(place, column)).length,
    0,
  );
}
