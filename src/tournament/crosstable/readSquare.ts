import { withLostZeros } from "../../rules/resultText";
import type { PlayedOrNot } from "../../rules/robin/crosstable";
import { errorFound, readAs, warning, type Finding } from "../finding";
import { squareCell, type SquareCell } from "../resultCell";
import type { Player } from "../roundRobin";
import { span, textAt, valueAt, type CellPlace, type SheetCells } from "../sheetCells";
import { placeOf, placesOf, type Square } from "./layout";

export interface SquareRead {
  readonly square: PlayedOrNot[][][];
  readonly findings: readonly Finding[];
}

/** The results of a square, game by game, and every cell that cannot be one. */
export function readSquare(
  cells: SheetCells,
  square: Square,
  players: readonly Player[],
): SquareRead {
  const findings: Finding[] = [];
  const all = span(0, square.players);
  const pairings = all.map((player) =>
    all.map((opponent) =>
      player === opponent
        ? []
        : placesOf(square, player, opponent).map((place) => ({
            place,
            cell: squareCell(cells, place),
          })),
    ),
  );
  const length = usualLength(pairings.flat().filter((pairing) => pairing.length > 0));
  const games = pairings.map((row, player) =>
    row.map((pairing, opponent) =>
      pairing.flatMap(({ cell, place }) => {
        const named = { player: nameOf(players, player), opponent: nameOf(players, opponent) };
        const across = placesOf(square, opponent, player);
        const other = pairing.length === 1 ? squareCell(cells, across[0] as CellPlace) : null;
        findings.push(...faultOf(cells, { cell, place }, other, named));
        const read = gamesOf(cell, pairing.length === 1 ? length : 1);
        if (read.length > length && pairing.length === 1) {
          findings.push(tooManyGames(cells, place, named, length, other));
        }
        return read;
      }),
    ),
  );
  const unplayedSigns = hasUnplayedSigns(cells, square);
  if (unplayedSigns) findings.push(...equalSigns(cells, square, players));
  return { square: games, findings };
}

interface ReadCell {
  readonly place: CellPlace;
  readonly cell: SquareCell;
}

/** Two games in most pairings make a double round; of the numbers 0 and 1 either may be meant. */
function usualLength(pairings: readonly (readonly ReadCell[])[]): number {
  const lengths = pairings.map(gamesIn);
  const hasTwo = lengths.filter((length) => length === 2).length;
  const isOpen = (pairing: readonly ReadCell[]) =>
    pairing.every(({ cell }) => cell.kind !== "games" || cell.isNumber);
  const open = pairings.filter((pairing) => gamesIn(pairing) === 1 && isOpen(pairing)).length;
  return hasTwo > 0 && 2 * (hasTwo + open) > pairings.length && 4 * hasTwo > pairings.length
    ? 2
    : 1;
}

function gamesIn(pairing: readonly ReadCell[]): number {
  return pairing.reduce(
    (sum, { cell }) => sum + (cell.kind === "games" ? cell.games.length : 1),
    0,
  );
}

function gamesOf(cell: SquareCell, length: number): PlayedOrNot[] {
  if (cell.kind === "half as date") return [1];
  if (cell.kind !== "games") return [null];
  return cell.isNumber ? withLostZeros(cell.games, length) : [...cell.games];
}

/** More games than the other pairings have: 10 typed for 1. */
function tooManyGames(
  cells: SheetCells,
  place: CellPlace,
  named: Named,
  games: number,
  across: SquareCell | null,
): Finding {
  const opposite = across === null ? null : oppositeOf(across);
  const fix = opposite?.length === games ? { fix: readAs(place, opposite) } : {};
  const came = valueAt(cells, place);
  return errorFound("tooManyGames", { ...named, came, games }, { place, ...fix });
}

interface Named {
  readonly player: string;
  readonly opponent: string;
}

function nameOf(players: readonly Player[], index: number): string {
  return players[index]?.name ?? String(index + 1);
}

function faultOf(
  cells: SheetCells,
  { cell: { kind }, place }: ReadCell,
  across: SquareCell | null,
  named: Named,
): Finding[] {
  const came = valueAt(cells, place);
  const opposite = across === null ? null : oppositeOf(across);
  const fix = opposite === null ? {} : { fix: readAs(place, opposite) };
  if (kind === "games") return [];
  if (kind === "half as date") {
    const half = readAs(place, "½");
    return [errorFound("dateForHalf", { came: Number(came) }, { place, fix: half })];
  }
  if (kind !== "blank") return [errorFound("notAResult", { came }, { place, ...fix })];
  return [errorFound("blankResult", named, { place, ...fix })];
}

const OPPOSITES = ["1", "½", "0"] as const;

/** What the cell across the diagonal leaves open: nothing, where it has a result. */
function oppositeOf(cell: SquareCell): string | null {
  if (cell.kind === "half as date") return "½";
  if (cell.kind !== "games") return null;
  return cell.games.map((score) => (score === null ? "-" : OPPOSITES[score])).join("");
}

function hasUnplayedSigns(cells: SheetCells, square: Square): boolean {
  return everyPlace(square).some(({ place }) => /^[+\-–−]$/.test(textAt(cells, place)));
}

/** 11.23 (2005): beside + and −, an = is half a point for a game that was not played. */
function equalSigns(cells: SheetCells, square: Square, players: readonly Player[]): Finding[] {
  return everyPlace(square)
    .filter(({ place }) => textAt(cells, place) === "=")
    .map(({ place, player, opponent }) =>
      warning(
        "drawOrUnplayed",
        { player: nameOf(players, player), opponent: nameOf(players, opponent) },
        { place },
      ),
    );
}

function everyPlace(square: Square) {
  const all = span(0, square.players);
  return all.flatMap((player) =>
    all
      .filter((opponent) => opponent !== player)
      .map((opponent) => ({ player, opponent, place: placeOf(square, player, opponent) })),
  );
}
