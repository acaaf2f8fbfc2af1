import { withLostZeros } from "../../rules/resultText";
import type { PlayedOrNot } from "../../rules/robin/crosstable";
import type { HalfPoints, Result } from "../../rules/units";
import { warning, type Finding } from "../finding";
import type { SquareCell } from "../resultCell";
import type { Player } from "../roundRobin";
import type { SheetCells } from "../sheetCells";
import { cellFaults } from "./cellFaults";
import type { Look, Square } from "./layout";
import { areUnplayed, pairingsOf, type Pairings, type ReadCell } from "./pairings";
import { signsForResults, unplayedDraws } from "./signFindings";
import { areSums, sumFindings } from "./sums";

export interface SquareRead {
  readonly square: readonly (readonly (readonly PlayedOrNot[])[])[];
  /** Points of the table for games that were not played, by player. */
  readonly byDefault: readonly HalfPoints[];
  readonly findings: readonly Finding[];
}

export interface SquareCells {
  readonly square: Square;
  readonly look: Look;
  /** One side of the diagonal tells for both. */
  readonly isHalf: boolean;
}

/** The results of a square, game by game, and every cell that cannot be one. */
export function readSquare(
  cells: SheetCells,
  { square, look, isHalf }: SquareCells,
  players: readonly Player[],
): SquareRead {
  const pairings = pairingsOf(square, look);
  const names = players.map(({ name }) => name);
  if (areSums(pairings)) {
    return { ...NOTHING, findings: sumFindings(pairings, names) };
  }
  const length = usualLength(pairings.flat().filter((pairing) => pairing.length > 0));
  const areTwo = areTwoGames(pairings);
  const absent = withoutResults(pairings);
  const own = pairings.map((row) => row.map((pairing) => gamesOfPairing(pairing, length, areTwo)));
  return {
    square: isHalf ? bothHalves(pairings, own) : own,
    byDefault: pairings.map((row) => row.flat().reduce((sum, { cell }) => sum + worthOf(cell), 0)),
    findings: [
      ...absent.map((player) => {
        const [place] = square.rows[player] ?? [];
        const row = place ?? 0;
        const [column = 0] = square.columns[player] ?? [];
        return warning("noResults", { player: names[player] ?? "" }, { place: { row, column } });
      }),
      ...cellFaults(cells, pairings, { names, length, isHalf, absent }),
      ...signsForResults(cells, pairings, names),
      ...unplayedDraws(cells, pairings, names),
    ],
  };
}

const NOTHING: SquareRead = { square: [], byDefault: [], findings: [] };

/** Players of whom neither their rows nor their columns say anything; not of an empty table. */
function withoutResults(pairings: Pairings): number[] {
  const isBlank = (pairing: readonly ReadCell[]) =>
    pairing.every(({ cell }) => cell.kind === "blank");
  const absent = [...pairings.keys()].filter(
    (player) =>
      (pairings[player] ?? []).every(isBlank) &&
      pairings.every((row) => isBlank(row[player] ?? [])),
  );
  return 2 * absent.length < pairings.length ? absent : [];
}

/** As many games as most pairings have make a round; of the numbers 0 and 1 fewer may be shown. */
function usualLength(pairings: readonly (readonly ReadCell[])[]): number {
  const lengths = pairings.map(gamesIn);
  const isOpen = (pairing: readonly ReadCell[]) =>
    pairing.every(({ cell }) => cell.kind !== "games" || cell.isNumber);
  const longest = [...new Set(lengths)].filter((length) => length > 1).sort((a, b) => b - a);
  const usual = longest.find((length) => {
    const told = lengths.filter((each) => each === length).length;
    const open = pairings.filter((each) => gamesIn(each) < length && isOpen(each)).length;
    return 2 * (told + open) > pairings.length && 4 * told > pairings.length;
  });
  return usual ?? 1;
}

function gamesIn(pairing: readonly ReadCell[]): number {
  return pairing.reduce(
    (sum, { cell }) => sum + (cell.kind === "games" ? cell.games.length : 1),
    0,
  );
}

/** 1-0 is one game with both results, unless some such cell adds up to more or less than a point. */
function areTwoGames(pairings: Pairings): boolean {
  return pairings
    .flat(2)
    .some(({ cell }) => cell.kind === "both sides" && (cell.own ?? 0) + (cell.other ?? 0) !== 2);
}

function gamesOfPairing(
  pairing: readonly ReadCell[],
  length: number,
  areTwo: boolean,
): PlayedOrNot[] {
  return pairing.flatMap(({ cell }) => gamesOf(cell, pairing.length === 1 ? length : 1, areTwo));
}

function gamesOf(cell: SquareCell, length: number, areTwo: boolean): PlayedOrNot[] {
  if (cell.kind === "both sides") return areTwo ? [cell.own, cell.other] : [cell.own];
  if (cell.kind !== "games") return [null];
  if (areUnplayed(cell.games)) return cell.games.slice(0, length);
  return cell.isNumber ? withLostZeros(cell.games, length) : [...cell.games];
}

function worthOf(cell: SquareCell): HalfPoints {
  return cell.kind === "games" || cell.kind === "both sides" ? cell.byDefault : 0;
}

/** Where only one side of the diagonal has results, the other has what is left of each point. */
function bothHalves(pairings: Pairings, games: readonly (readonly PlayedOrNot[][])[]) {
  return games.map((row, player) =>
    row.map((own, opponent): PlayedOrNot[] => {
      const isBlank = (pairings[player]?.[opponent] ?? []).every(
        ({ cell }) => cell.kind === "blank",
      );
      if (!isBlank) return own;
      return (games[opponent]?.[player] ?? []).map((score) =>
        score === null ? null : ((2 - score) as Result),
      );
    }),
  );
}
