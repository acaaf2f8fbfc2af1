import { ratingCell } from "../ratingCell";
import { span, textAt, type SheetCells } from "../sheetCells";
import { headingsAbove } from "../table/headingRows";
import { tellsTime } from "../table/playerRow";
import { kindOfRow } from "../table/rowKinds";
import { isOfSums } from "../table/summaryRow";
import type { Look } from "./layout";
import type { View } from "./view";

/** What a sheet says of rows beside those who have met somebody. */
export interface PlayerRows {
  /** Whether a row without results has what a player has. */
  readonly isPlayer: (row: number) => boolean;
  /** Whether headings part one row from another further down: there another table begins. */
  readonly areApart: (row: number, below: number) => boolean;
}

export function playerRows(cells: SheetCells, view: View, look: Look): PlayerRows {
  let most: number | null = null;
  return {
    isPlayer: (row) => {
      const texts = textsIn(cells, row, view.columns);
      const untyped = view.columns.filter((column) => look({ row, column }).kind !== "date");
      if (tellsTime(cells, row, untyped) || isOfSums(cells, row, view.columns)) return false;
      if (isRated(cells, view, row)) return texts.some(isCalled);
      most ??= mostTold(view, look);
      return 2 * texts.length >= most && isNamed(cells, view.columns, row);
    },
    areApart: (row, below) => areApart(cells, view, row, below),
  };
}

function isCalled(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** The least that a rating is; ranks and points are less. */
const LOWEST_RATING = 500;

function isRated(cells: SheetCells, { columns }: View, row: number): boolean {
  return columns.some((column) => {
    const cell = ratingCell(cells, { row, column });
    return "rating" in cell && cell.rating >= LOWEST_RATING;
  });
}

/** What is told of a player beside his results, where most is. */
function mostTold({ rows, columns }: View, look: Look): number {
  return rows.reduce((most, row) => {
    const told = columns.filter((column) => look({ row, column }).kind === "other").length;
    return Math.max(most, told);
  }, 0);
}

/** A player without any result: with a name and something else beside the results. */
export function isNamed(cells: SheetCells, beside: readonly number[], row: number): boolean {
  const texts = textsIn(cells, row, beside);
  const hasName = texts.some((text) => NAME.test(text));
  return texts.length > 1 && hasName && !isOfSums(cells, row, beside);
}

const NAME = /\p{L}{2}/u;

function textsIn(cells: SheetCells, row: number, columns: readonly number[]): string[] {
  return columns.map((column) => textAt(cells, { row, column })).filter((text) => text !== "");
}

/** Headings between two rows part them, unless they are those above both, as on every page. */
function areApart(cells: SheetCells, { columns }: View, row: number, below: number): boolean {
  const between = span(row + 1, Math.max(0, below - row - 1)).filter(
    (each) => kindOfRow(cells, each, columns) === "headings",
  );
  if (between.length === 0) return false;
  const text = (of: number) =>
    columns.map((column) => textAt(cells, { row: of, column })).join("\n");
  const above = headingsAbove(cells, row, columns);
  return above === null || between.some((each) => text(each) !== text(above));
}
