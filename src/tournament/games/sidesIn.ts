import { onceACell } from "../cell";
import { headingAt, kindOfHeading, type ColumnKind } from "../headings";
import { cellAt, type SheetCells } from "../sheetCells";
import { sideOf, withoutSide } from "./sideOf";

/** Where a list of games has its two players. */
export interface Sides {
  readonly player: number;
  readonly opponent: number;
  /** White and Black, not a player and his opponent. */
  readonly isByColour: boolean;
}

/** White and Black, or a player and his opponent, where a row names both; else null. */
export function sidesIn(cells: SheetCells, row: number, columns: readonly number[]): Sides | null {
  const sides = columns.map((column) => namedSide(cellAt(cells, { row, column })));
  const columnOf = (index: number) => columns[index] ?? null;
  const white = columnOf(sides.indexOf("white"));
  const black = columnOf(sides.indexOf("black"));
  if (white !== null && black !== null) return { player: white, opponent: black, isByColour: true };
  const opponent = columnOf(sides.indexOf("opponent"));
  if (opponent === null) return null;
  const player = columns.find((column) => NAMES.has(headingAt(cells, { row, column })));
  return player === undefined ? null : { player, opponent, isByColour: false };
}

const NAMES: ReadonlySet<ColumnKind | null> = new Set<ColumnKind | null>(["name", "surname"]);

/** White's rating stands under White's name, too. */
const namedSide = onceACell(({ text }) => {
  const side = sideOf(text);
  const rest = side === null ? "" : withoutSide(text);
  return rest === "" || NAMES.has(kindOfHeading(rest)) ? side : null;
});
