import { headingRows, headingsAbove } from "../table/headingRows";
import { viewOf } from "../table/view";
import { filledIn, span, type Area, type SheetCells } from "../sheetCells";
import { chosenSquare } from "./chosenSquare";
import { findSquares, type FoundSquare } from "./findSquares";
import { isNamed, playerRows, type PlayerRows } from "./playerRows";
import { areaOfSquare, hasGames, squareCells, type Look, type Square } from "./layout";
import type { View } from "./view";
import { inOrder, type Order } from "./reordered";
import { resultColumns } from "./resultColumns";

/** A crosstable on a sheet. */
export interface Located {
  readonly square: Square;
  readonly look: Look;
  /** Where its rows and what stands beside them may be. */
  readonly area: Area;
  /** Only one side of the diagonal has results. */
  readonly isHalf: boolean;
  /** Its columns stand in another order than its rows. */
  readonly isReordered: boolean;
  /** Other crosstables on the sheet. */
  readonly others: readonly Area[];
}

/** unclear: rows and columns in orders that may be put together in more than one way. */
export type Location = Located | "unclear" | null;

/** The crosstable under the selected cell, or in the selected area. */
export function locate(cells: SheetCells, selected: Area, area: Area): Location {
  const view = viewOf(cells, area);
  const look = squareCells(cells, view);
  const found = squaresIn(area, { view, look, ofRows: playerRows(cells, view, look) });
  const chosen = chosenSquare(found, selected, area);
  const known =
    chosen === null
      ? null
      : {
          square: chosen.found.square,
          look,
          area,
          isHalf: chosen.found.half !== null,
          isReordered: false,
          others: chosen.others.map(areaOfSquare),
        };
  const order = orderIn(cells, view, selected, look, known?.square.players ?? 0);
  if (order.kind === "one") {
    return { square: order.square, look, area, isHalf: false, isReordered: true, others: [] };
  }
  return order.kind === "several" && known === null ? "unclear" : known;
}

/** Where nobody has a heading, the column of a player whom nobody met is blank, and still his. */
function squaresIn(area: Area, { view, look, ofRows }: Found): FoundSquare[] {
  const found = findSquares(view, look, ofRows);
  const columns = withBlankColumns(area, view, look);
  if (columns.length === view.columns.length) return found;
  const wide = findSquares({ ...view, columns }, look, ofRows);
  const [best, known] = [wide, found].map((squares) => [...squares].sort(byFit)[0]);
  if (best === undefined) return found;
  return known === undefined || byFit(best, known) < 0 ? wide : found;
}

/** All columns, and the one behind them where it is blank; only those of the view, where no blank one can be a player's. */
function withBlankColumns(
  { column: first, columns: count }: Area,
  { rows, columns }: View,
  look: Look,
): readonly number[] {
  const end = first + count;
  const isFree = rows.every((row) => look({ row, column: end }).kind === "blank");
  const all = span(first, count + (isFree ? 1 : 0));
  const known = new Set(columns);
  const hasResults = (column: number) => rows.some((row) => hasGames(look({ row, column })));
  const isBeside = (column: number) =>
    [column - 1, column + 1].some((each) => known.has(each) && hasResults(each));
  return all.some((column) => !known.has(column) && isBeside(column)) ? all : columns;
}

/** By what fits, else by the players. */
function byFit(one: FoundSquare, other: FoundSquare): number {
  return other.fitting - one.fitting || other.square.players - one.square.players;
}

interface Found {
  readonly view: View;
  readonly look: Look;
  readonly ofRows: PlayerRows;
}

/** A table of more players than the square that was found, whose columns stand in another order. */
function orderIn(
  cells: SheetCells,
  view: View,
  selected: Area,
  look: Look,
  players: number,
): Order {
  const [firstRow] = view.rows;
  if (firstRow === undefined) return { kind: "none" };
  const headings = headingRows(cells, firstRow, view.columns, []);
  const run = resultColumns(cells, view, headings, look);
  if (run.length <= players) return { kind: "none" };
  const hasResults = (row: number) => run.some((column) => hasGames(look({ row, column })));
  const beside = view.columns.filter((column) => !run.includes(column));
  const filled = (row: number) => filledIn(cells, row, beside).length;
  const [usual = 0] = view.rows.filter(hasResults).map(filled);
  /** Lines above the headings of the first results are no players. */
  const head = headingsAbove(cells, view.rows.find(hasResults) ?? 0, view.columns) ?? -1;
  const rows = view.rows.filter(
    (row) =>
      hasResults(row) || (row > head && 2 * filled(row) >= usual && isNamed(cells, beside, row)),
  );
  const ofPlayers = rowsAround(rows, run.length, selected.row);
  const size = ofPlayers.length;
  if (size <= players) return { kind: "none" };
  for (const first of span(0, run.length - size + 1)) {
    const columns = run.slice(first, first + size);
    const order = inOrder(cells, { rows: ofPlayers, columns, headings, beside }, look);
    if (order.kind !== "none") return order;
  }
  return { kind: "none" };
}

/** Of several tables one below the other, with as many players each, the rows of one; else none. */
function rowsAround(rows: readonly number[], size: number, selected: number): readonly number[] {
  if (rows.length <= size) return rows;
  if (rows.length % size !== 0) return [];
  const index = rows.findIndex((row) => row >= selected);
  const first = size * Math.floor(Math.max(0, index) / size);
  return rows.slice(first, first + size);
}
