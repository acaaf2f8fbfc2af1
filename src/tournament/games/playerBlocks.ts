import { headingAt, type ColumnKind } from "../headings";
import { Cell } from "../cell";
import {
  filledIn,
  isBlank,
  overlap,
  span,
  textAt,
  withCells,
  type Area,
  type CellPlace,
  type SheetCells,
} from "../sheetCells";
import { sideOf } from "./sideOf";

/** What stands of a player above his games, and is put behind each of them. */
const TOLD = ["name", "id", "rating"] as const;
const HEADINGS: Readonly<Record<(typeof TOLD)[number], string>> = {
  name: "Name",
  id: "ID",
  rating: "Rating",
};

/** A player with his games below him. */
interface Block {
  /** His own line, below its headings. */
  readonly row: number;
  readonly columns: Readonly<Partial<Record<(typeof TOLD)[number], number>>>;
  /** The headings of his games. */
  readonly head: number;
  readonly games: readonly number[];
}

const FEWEST_BLOCKS = 2;
/** Forfeit (-): on FIDE's pages. */
const FORFEIT = /^forfeit\s*\(([-+])\)$/i;

/**
 * FIDE's report of a tournament, a block a player, seen as the list of its games; null: there are none, or
 * another table of the sheet is selected.
 */
export function playerBlocks(cells: SheetCells, selected: Area) {
  const { area } = cells;
  const all = span(area.column, area.columns);
  const blocks = span(area.row, area.rows).flatMap((row) => blockAt(cells, row, all) ?? []);
  const [first] = blocks;
  if (first === undefined || blocks.length < FEWEST_BLOCKS) return null;
  const last = Math.max(...blocks.flatMap(({ head, games }) => [head, ...games]));
  const top = first.row - 1;
  const found = { ...area, row: top, rows: last - top + 1 };
  const titles = titlesAbove(cells, top, all);
  if (!overlap({ ...found, row: top - titles, rows: found.rows + titles }, selected)) return null;
  const columns = area.columns + TOLD.length;
  const own = ownCells(blocks, area.column + area.columns);
  const isGame = new Set(blocks.flatMap(({ games }) => games));
  const seen = (place: CellPlace): string => {
    const told = TOLD[place.column - area.column - area.columns];
    if (place.row === first.head) return told === undefined ? textAt(cells, place) : HEADINGS[told];
    return isGame.has(place.row) ? textAt(cells, own(place)).replace(FORFEIT, "$1") : "";
  };
  return {
    cells: withCells({ ...cells, area: { ...area, columns } }, (cell, place) => {
      const value = place.row < top || place.row > last ? cell.text : seen(place);
      return value === cell.text ? cell : new Cell({ value, format: "General", formula: value });
    }),
    selected: { ...found, columns },
    onSheet: own,
  };
}

/** So many rows above a table have less than the rows of one. */
function titlesAbove(cells: SheetCells, top: number, all: readonly number[]): number {
  const above = span(cells.area.row, top - cells.area.row).reverse();
  const table = above.findIndex((row) => filledIn(cells, row, all).length >= FEWEST_CELLS);
  return table === -1 ? above.length : table;
}

/** Behind the columns of the sheet stands what the player's own line says. */
function ownCells(blocks: readonly Block[], end: number) {
  const blockOf = new Map(
    blocks.flatMap((block) => block.games.map((row) => [row, block] as const)),
  );
  return (place: CellPlace): CellPlace => {
    const told = TOLD[place.column - end];
    const block = blockOf.get(place.row);
    const column = told === undefined ? undefined : block?.columns[told];
    return block === undefined || column === undefined ? place : { row: block.row, column };
  };
}

/** Name and rating under headings, below them the headings of his games with one for his opponents. */
function blockAt(cells: SheetCells, row: number, all: readonly number[]): Block | null {
  const columnOf = (...kinds: ColumnKind[]) =>
    all.find((column) => kinds.includes(headingAt(cells, { row, column }) ?? "other"));
  const [name, rating] = [columnOf("name"), columnOf("rating", "fideRating")];
  const head = row + 2;
  if (name === undefined || rating === undefined) return null;
  if (!all.some((column) => sideOf(textAt(cells, { row: head, column })) === "opponent"))
    return null;
  if (isBlank(cells, { row: row + 1, column: name })) return null;
  const id = columnOf("id");
  const below = span(head + 1, cells.area.row + cells.area.rows - head);
  const isEnd = (at: number) =>
    filledIn(cells, at, all).length < FEWEST_CELLS ||
    headingAt(cells, { row: at, column: name }) !== null;
  const end = below.findIndex(isEnd);
  return {
    row: row + 1,
    columns: { name, rating, ...(id !== undefined && { id }) },
    head,
    games: end === -1 ? below : below.slice(0, end),
  };
}

const FEWEST_CELLS = 3;
