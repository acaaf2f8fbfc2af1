import { tellsTime } from "../table/playerRow";
import { ratingCell } from "../ratingCell";
import { headingRows } from "../table/headingRows";
import { viewOf } from "../table/view";
import { kindOfRow } from "../table/rowKinds";
import { isSummary } from "../table/leftOut";
import { isBlank, span, textAt, valueAt, type Area, type SheetCells } from "../sheetCells";
import { chosenSquare } from "./chosenSquare";
import { findSquares, type FoundSquare, type RowsOf } from "./findSquares";
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
  const ofRows: RowsOf = {
    isPlayer: (row) => isLikePlayer(cells, view, look, row),
    areApart: (row, below) => areApart(cells, view, row, below),
  };
  const found = squaresIn(area, { view, look, ofRows });
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
  const end = area.column + area.columns;
  const isFree = view.rows.every((row) => look({ row, column: end }).kind === "blank");
  const columns = span(area.column, area.columns + (isFree ? 1 : 0));
  if (columns.length === view.columns.length) return found;
  const wide = findSquares({ ...view, columns }, look, ofRows);
  const most = (squares: readonly FoundSquare[]) =>
    squares.reduce(
      (best, { fitting, square }) => Math.max(best, fitting + square.players / 1000),
      0,
    );
  return most(wide) > most(found) ? wide : found;
}

interface Found {
  readonly view: View;
  readonly look: Look;
  readonly ofRows: RowsOf;
}

/** With a rating, or a name and as much as others; above headings stand titles and days. */
function isLikePlayer(
  cells: SheetCells,
  { rows, columns }: View,
  look: Look,
  row: number,
): boolean {
  const texts = (of: number) =>
    columns.map((column) => textAt(cells, { row: of, column })).filter((text) => text !== "");
  if (
    tellsTime(
      cells,
      row,
      columns.filter((column) => look({ row, column }).kind !== "date"),
    )
  ) {
    return false;
  }
  const isRated = columns.some((column) => {
    const cell = ratingCell(valueAt(cells, { row, column }));
    return "rating" in cell && cell.rating >= LOWEST_RATING;
  });
  const isCalled = texts(row).some((text) => /\p{L}/u.test(text));
  if (isRated) return isCalled && !texts(row).some(isSummary);
  const told = rows.map(
    (each) => columns.filter((column) => look({ row: each, column }).kind === "other").length,
  );
  const most = told.reduce((largest, each) => Math.max(largest, each), 0);
  return 2 * texts(row).length >= most && isNamed(cells, columns, row);
}

/** Headings between two rows part them, unless they are those above both, as on every page. */
function areApart(cells: SheetCells, { columns }: View, row: number, below: number): boolean {
  const isHeadings = (each: number) => kindOfRow(cells, each, columns) === "headings";
  const between = span(row + 1, Math.max(0, below - row - 1)).filter(isHeadings);
  if (between.length === 0) return false;
  const text = (of: number) =>
    columns.map((column) => textAt(cells, { row: of, column })).join("\n");
  const above = span(cells.area.row, row - cells.area.row)
    .reverse()
    .find(isHeadings);
  return above === undefined || between.some((each) => text(each) !== text(above));
}

/** The least that a rating is; ranks and points are less. */
const LOWEST_RATING = 500;

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
  const filled = (row: number) =>
    beside.filter((column) => !isBlank(cells, { row, column })).length;
  const [usual = 0] = view.rows.filter(hasResults).map(filled);
  const head = lastHeadings(cells, view, hasResults);
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

/** The headings right above the first results; lines above them are no players. */
function lastHeadings(
  cells: SheetCells,
  { rows, columns }: View,
  hasResults: (row: number) => boolean,
): number {
  const first = rows.find(hasResults) ?? 0;
  const above = span(cells.area.row, Math.max(0, first - cells.area.row)).reverse();
  return above.find((row) => kindOfRow(cells, row, columns) === "headings") ?? -1;
}

/** Of several tables one below the other, with as many players each, the rows of one; else none. */
function rowsAround(rows: readonly number[], size: number, selected: number): readonly number[] {
  if (rows.length <= size) return rows;
  if (rows.length % size !== 0) return [];
  const index = rows.findIndex((row) => row >= selected);
  const first = size * Math.floor(Math.max(0, index) / size);
  return rows.slice(first, first + size);
}

/** A player without any result: with a name and something else beside the results. */
function isNamed(cells: SheetCells, beside: readonly number[], row: number): boolean {
  const texts = beside
    .map((column) => textAt(cells, { row, column }))
    .filter((text) => text !== "");
  const names = texts.filter((text) => LETTERS.test(text));
  return texts.length > 1 && names.length > 0 && !names.some(isSummary);
}

const LETTERS = /\p{L}{2}/u;
