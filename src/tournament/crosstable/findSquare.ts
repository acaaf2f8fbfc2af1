import {
  contains,
  overlap,
  span,
  valueAt,
  type Area,
  type CellPlace,
  type SheetCells,
} from "../sheetCells";
import type { SquareCell } from "../resultCell";
import { FEWEST_PLAYERS } from "../roundRobin";
import { areaOfSquare, LAYOUTS, placesOf, squareCells, type Layout, type Square } from "./layout";

type Look = (place: CellPlace) => SquareCell;

/** Of all pairings, how many must have results that fit across the diagonal. */
const SURE_SHARE = 0.5;

/**
 * The square of results within an area, recognised by its diagonal and by results that fit across
 * it; headers may be ranks, start numbers or missing.
 */
export function findSquare(cells: SheetCells, within: Area): Square | null {
  const look = squareCells(cells);
  for (const layout of LAYOUTS) {
    const found = starts(within, layout, look).flatMap((start) =>
      squaresFrom(start, layout, within, look),
    );
    const most = Math.max(0, ...found.map(({ fitting }) => fitting));
    const best = found.find(({ fitting }) => fitting === most);
    if (best !== undefined) return extended(best.square, within, look, cells);
  }
  return null;
}

/** Cells of a possible first player against himself: with results beside and below. */
function starts(within: Area, layout: Layout, look: Look): CellPlace[] {
  return span(within.row, within.rows).flatMap((row) =>
    span(within.column, within.columns)
      .map((column) => ({ row, column }))
      .filter(
        (place) =>
          isEmpty(look(place)) &&
          hasGames(look({ row, column: place.column + layout.columns })) &&
          hasGames(look({ row: row + layout.rows, column: place.column })),
      ),
  );
}

interface Candidate {
  readonly square: Square;
  /** Pairings whose results fit across the diagonal. */
  readonly fitting: number;
}

/** Grows a square from its first cell along the diagonal. */
function squaresFrom(start: CellPlace, layout: Layout, within: Area, look: Look): Candidate[] {
  const found: Candidate[] = [];
  let fitting = 0;
  for (let players = 1; ; players += 1) {
    const square: Square = { ...start, players, layout };
    const last = players - 1;
    const isInside = placesOf(square, last, last).every(
      (place) => contains(within, place) && isEmpty(look(place)),
    );
    if (!isInside) return found;
    fitting += span(0, last).filter((other) => fits(square, last, other, look)).length;
    const pairings = (players * last) / 2;
    if (players >= FEWEST_PLAYERS && fitting >= SURE_SHARE * pairings) {
      found.push({ square, fitting });
    }
  }
}

/** A player against himself: blank, marked, or a dash. */
function isEmpty(cell: SquareCell): boolean {
  const isDash = cell.kind === "games" && cell.games.length === 1 && cell.games[0] === null;
  return cell.kind === "blank" || cell.kind === "mark" || isDash;
}

function hasGames({ kind }: SquareCell): boolean {
  return kind === "games" || kind === "half as date";
}

/** Whether the results of a pairing add up to a point a game, or say on both sides: not played. */
function fits(square: Square, player: number, opponent: number, look: Look): boolean {
  const own = placesOf(square, player, opponent).map(look);
  const other = placesOf(square, opponent, player).map(look);
  if (!own.every(hasGames) || !other.every(hasGames)) return false;
  const scores = [own, other].map(scoreOf);
  const [one = 0, two = 0] = scores;
  const games = Math.max(gamesOf(own), gamesOf(other));
  return one + two === 2 * games;
}

function scoreOf(pairing: readonly SquareCell[]): number {
  return pairing.reduce((sum, cell) => {
    if (cell.kind === "half as date") return sum + 1;
    if (cell.kind !== "games") return sum;
    return sum + cell.games.reduce<number>((score, game) => score + (game ?? 1), 0);
  }, 0);
}

function gamesOf(pairing: readonly SquareCell[]): number {
  return pairing.reduce((sum, cell) => sum + (cell.kind === "games" ? cell.games.length : 1), 0);
}

/** First and last players whose results are missing or unreadable belong to the square as well. */
function extended(square: Square, within: Area, look: Look, cells: SheetCells): Square {
  const { row, column, players, layout } = square;
  const before = {
    ...square,
    row: row - layout.rows,
    column: column - layout.columns,
    players: players + 1,
  };
  if (goesOn(before, 0, within, look, cells)) return extended(before, within, look, cells);
  const after = { ...square, players: players + 1 };
  return goesOn(after, players, within, look, cells)
    ? extended(after, within, look, cells)
    : square;
}

/** Whether a player at the edge is one: mostly results on both sides, or a row with a rating. */
function goesOn(
  square: Square,
  player: number,
  within: Area,
  look: Look,
  cells: SheetCells,
): boolean {
  const own = placesOf(square, player, player);
  if (!own.every((place) => contains(within, place) && isEmpty(look(place)))) return false;
  const others = span(0, square.players).filter((other) => other !== player);
  const row = others.flatMap((other) => placesOf(square, player, other).map(look));
  const column = others.flatMap((other) => placesOf(square, other, player).map(look));
  if (isMostlyGames(row) && isMostlyGames(column)) return true;
  const isBlank = [...row, ...column].every(({ kind }) => kind === "blank");
  return isBlank && hasRating(cells, own[0]?.row ?? 0, within, square);
}

function isMostlyGames(pairings: readonly SquareCell[]): boolean {
  const games = pairings.filter(hasGames).length;
  return 2 * games > pairings.length;
}

/** The least that a rating is; ranks and points are less. */
const LOWEST_RATING = 500;

function hasRating(cells: SheetCells, row: number, within: Area, square: Square): boolean {
  const { column, columns } = areaOfSquare(square);
  return span(within.column, within.columns)
    .filter((each) => each < column || each >= column + columns)
    .some((each) => Number(valueAt(cells, { row, column: each })) >= LOWEST_RATING);
}

/** Whether a larger square stands around one: its area, to select it instead. */
export function largerSquare(cells: SheetCells, found: Square): Area | null {
  const larger = findSquare(cells, cells.area);
  if (larger === null || larger.players <= found.players) return null;
  const area = areaOfSquare(larger);
  /** Elsewhere on the sheet another event may stand. */
  return overlap(area, areaOfSquare(found)) ? area : null;
}
