import { FEWEST_PLAYERS } from "../roundRobin";
import type { SquareCell } from "../resultCell";
import { span, type CellPlace } from "../sheetCells";
import { fitOf, type Fit } from "./fit";
import {
  hasGames,
  isEmpty,
  LAYOUTS,
  placesOf,
  type Layout,
  type Look,
  type Square,
} from "./layout";
import type { PlayerRows } from "./playerRows";
import type { View } from "./view";

/** A square of results, and how sure it is one. */
export interface FoundSquare {
  readonly square: Square;
  /** Pairings whose results fit across the diagonal, or whose half is told. */
  readonly fitting: number;
  /** The only side of the diagonal that has results; null: both have. */
  readonly half: Half | null;
}

type Half = "upper" | "lower";

/** Of all pairings, how many must have results that fit across the diagonal. */
const SURE_SHARE = 0.5;
/** Of half a crosstable nearly every result must be there, and of players more than a handful. */
const SURE_SHARE_OF_HALF = 0.7;
const FEWEST_OF_HALF = 4;

/**
 * Every square of results within a view, recognised by its diagonal and by results that fit across
 * it; headers may be ranks, start numbers or missing.
 */
export function findSquares(view: View, look: Look, ofRows: PlayerRows): FoundSquare[] {
  for (const layout of LAYOUTS) {
    const found = squaresOf({ view, layout, look, ofRows });
    if (found.length > 0) return found;
  }
  return [];
}

interface Where {
  readonly view: View;
  readonly layout: Layout;
  readonly look: Look;
  readonly ofRows: PlayerRows;
}

function squaresOf(where: Where): FoundSquare[] {
  const taken = new Set<string>();
  const found: FoundSquare[] = [];
  for (const start of starts(where)) {
    if (taken.has(keyOf(start))) continue;
    const best = squareFrom(start, where);
    if (best === null) continue;
    found.push(best);
    /** Within a square the next player's cell begins nothing new. */
    for (const player of span(0, best.square.players)) {
      taken.add(keyOf({ row: start.row + player, column: start.column + player }));
    }
  }
  return withoutOverlaps(found);
}

function keyOf({ row, column }: CellPlace): string {
  return `${row} ${column}`;
}

/** The next player, or the one behind him, where the next met nobody. */
const NEAR = [1, 2];

/** Cells of a possible first player against himself, by their place in the view: results beside or below. */
function starts({ view: { rows, columns }, layout, look }: Where): CellPlace[] {
  const at = (row: number, column: number): SquareCell => {
    const place = { row: rows[row] ?? -1, column: columns[column] ?? -1 };
    return place.row < 0 || place.column < 0 ? NOTHING : look(place);
  };
  return span(0, rows.length).flatMap((row) =>
    span(0, columns.length)
      .map((column) => ({ row, column }))
      .filter(
        ({ column }) =>
          isEmpty(at(row, column)) &&
          NEAR.some(
            (step) =>
              hasGames(at(row, column + step * layout.columns)) ||
              hasGames(at(row + step * layout.rows, column)),
          ),
      ),
  );
}

const NOTHING: SquareCell = { kind: "other" };

/** Rows and columns of so many players, the first of them at a place of the view. */
function squareAt(
  { rows, columns }: View,
  { row, column }: CellPlace,
  players: number,
  layout: Layout,
): Square {
  const take = (list: readonly number[], first: number, size: number) =>
    span(0, players).map((player) =>
      list.slice(first + player * size, first + (player + 1) * size),
    );
  return {
    players,
    layout,
    rows: take(rows, row, layout.rows),
    columns: take(columns, column, layout.columns),
  };
}

/** Grows a square from its first cell along the diagonal, as far as most results fit. */
function squareFrom(start: CellPlace, where: Where): FoundSquare | null {
  const { view, layout, look } = where;
  const most = Math.floor(
    Math.min(
      (view.rows.length - start.row) / layout.rows,
      (view.columns.length - start.column) / layout.columns,
    ),
  );
  const whole = squareAt(view, start, most, layout);
  const count: Record<Fit, number> = { both: 0, upper: 0, lower: 0, none: 0 };
  let isMarked = true;
  /** Whoever comes first has met somebody; those before him who have not are found from him. */
  const met: Record<Fit, number> = { both: 0, upper: 0, lower: 0, none: 0 };
  let best: (Sureness & { readonly players: number }) | null = null;
  for (let players = 1; players <= most; players += 1) {
    const last = players - 1;
    const own = placesOf(whole, last, last).map(look);
    const [before = 0, row = 0] = [Math.max(0, last - 1), last].map(
      (each) => whole.rows[each]?.[0],
    );
    if (!own.every(isEmpty) || where.ofRows.areApart(before, row)) break;
    isMarked &&= own.every(({ kind }) => kind === "mark");
    for (const other of span(0, last)) {
      const fit = fitOf(whole, last, other, look);
      count[fit] += 1;
      if (other === 0) met[fit] += 1;
    }
    const sure = sureness(players, count, isMarked);
    if (sure !== null && sure.fitting > (best?.fitting ?? 0)) best = { players, ...sure };
  }
  if (best === null || met[best.half ?? "both"] === 0) return null;
  const { players, ...sure } = best;
  const grown = extended(where, start, players, sure.half);
  const square = sure.half === null ? grown : withBlankEdge(grown, sure.half, where);
  return { square, ...sure };
}

interface Sureness {
  readonly fitting: number;
  readonly half: Half | null;
}

function sureness(
  players: number,
  { both, upper, lower }: Readonly<Record<Fit, number>>,
  /** Every player meets himself in a mark. */
  isMarked: boolean,
): Sureness | null {
  const pairings = (players * (players - 1)) / 2;
  if (players < FEWEST_PLAYERS) return null;
  if (both >= SURE_SHARE * pairings) return { fitting: both, half: null };
  const told = Math.max(upper, lower);
  const share = isMarked ? SURE_SHARE : SURE_SHARE_OF_HALF;
  const isHalf =
    players >= FEWEST_OF_HALF &&
    both === 0 &&
    Math.min(upper, lower) === 0 &&
    told >= share * pairings;
  return isHalf ? { fitting: told, half: upper > 0 ? "upper" : "lower" } : null;
}

/** Of squares that share cells the one with the most that fits. */
function withoutOverlaps(found: readonly FoundSquare[]): FoundSquare[] {
  const kept: FoundSquare[] = [];
  for (const each of [...found].sort((one, other) => other.fitting - one.fitting)) {
    if (!kept.some(({ square }) => shareCells(square, each.square))) kept.push(each);
  }
  return kept;
}

function shareCells(one: Square, other: Square): boolean {
  const rows = new Set(one.rows.flat());
  const columns = new Set(one.columns.flat());
  return (
    other.rows.flat().some((row) => rows.has(row)) &&
    other.columns.flat().some((column) => columns.has(column))
  );
}

/** First and last players whose results are missing or unreadable belong to the square as well. */
function extended(
  where: Where,
  { row, column }: CellPlace,
  players: number,
  half: Half | null,
): Square {
  const { view, layout } = where;
  const before = { row: row - layout.rows, column: column - layout.columns };
  if (before.row >= 0 && before.column >= 0) {
    const larger = squareAt(view, before, players + 1, layout);
    if (goesOn(larger, 0, where, half)) return extended(where, before, players + 1, half);
  }
  const isInside =
    row + (players + 1) * layout.rows <= view.rows.length &&
    column + (players + 1) * layout.columns <= view.columns.length;
  if (isInside) {
    const larger = squareAt(view, { row, column }, players + 1, layout);
    if (goesOn(larger, players, where, half)) {
      return extended(where, { row, column }, players + 1, half);
    }
  }
  return squareAt(view, { row, column }, players, layout);
}

/** Whether a player at the edge is one: mostly results on both sides, or nothing but a rating. */
function goesOn(
  square: Square,
  player: number,
  { look, ofRows }: Where,
  half: Half | null,
): boolean {
  const [own = 0, neighbour = 0] = [player, player === 0 ? 1 : player - 1].map(
    (each) => square.rows[each]?.[0],
  );
  if (ofRows.areApart(Math.min(own, neighbour), Math.max(own, neighbour))) return false;
  if (!placesOf(square, player, player).every((place) => isEmpty(look(place)))) return false;
  const others = span(0, square.players).filter((other) => other !== player);
  const row = others.flatMap((other) => placesOf(square, player, other).map(look));
  const column = others.flatMap((other) => placesOf(square, other, player).map(look));
  if (isMostlyGames(row) && isMostlyGames(column)) return true;
  /** Below the diagonal the first player has his column alone, and the last his row. */
  const [told, untold] = (half === "lower") === (player === 0) ? [column, row] : [row, column];
  if (half !== null && isMostlyGames(told) && untold.every(isUnplayed)) return true;
  const isBlank = [...row, ...column].every(isUnplayed);
  const isMarked = placesOf(square, player, player).some((place) => look(place).kind === "mark");
  return isBlank && (isMarked || ofRows.isPlayer(own));
}

/** Against a bye nobody plays. */
function isUnplayed(cell: SquareCell): boolean {
  return (
    cell.kind === "blank" || (cell.kind === "games" && cell.games.every((score) => score === null))
  );
}

function isMostlyGames(pairings: readonly SquareCell[]): boolean {
  return 2 * pairings.filter(hasGames).length > pairings.length;
}

/**
 * Half a table needs no column for the last player below the diagonal, nor for the first one above
 * it: it is blank, and a column without anything is none of the view.
 */
function withBlankEdge(square: Square, half: Half, { view, look, layout }: Where): Square {
  if (layout.rows > 1 || layout.columns > 1) return square;
  const columns = square.columns.flat();
  const isLower = half === "lower";
  const edge = square.rows.flat().at(isLower ? -1 : 0) ?? 0;
  const row = view.rows[view.rows.indexOf(edge) + (isLower ? 1 : -1)];
  const column = isLower ? (columns.at(-1) ?? 0) + 1 : (columns[0] ?? 0) - 1;
  const isFree = column >= 0 && !view.columns.includes(column);
  if (row === undefined || !isFree) return square;
  if (!isMostlyGames(columns.map((each) => look({ row, column: each })))) return square;
  const add = (lists: Square["rows"], own: number) =>
    isLower ? [...lists, [own]] : [[own], ...lists];
  return {
    ...square,
    players: square.players + 1,
    rows: add(square.rows, row),
    columns: add(square.columns, column),
  };
}
