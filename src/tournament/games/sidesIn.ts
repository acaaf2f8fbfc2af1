import { onceACell } from "../cell";
import { headingAt, kindOfHeading, type ColumnKind } from "../headings";
import { cellAt, type SheetCells } from "../sheetCells";
import { sideOf, withoutSide } from "./sideOf";

/** Where a list of games has its two players. */
export interface Sides {
  readonly player: number;
  readonly opponent: number;
  /** White and Black; a player and his opponent; null: two names beside a result, nobody says which. */
  readonly isByColour: boolean | null;
}

/** White and Black, a player and his opponent, or two names with a result, where a row has both; else null. */
export function sidesIn(cells: SheetCells, row: number, columns: readonly number[]): Sides | null {
  const sides = columns.map((column) => namedSide(cellAt(cells, { row, column })));
  const columnOf = (index: number) => columns[index] ?? null;
  const white = columnOf(sides.indexOf("white"));
  const black = columnOf(sides.indexOf("black"));
  if (white !== null && black !== null) return { player: white, opponent: black, isByColour: true };
  const kinds = columns.map((column) => headingAt(cells, { row, column }));
  const named = (column: number) => NAMES.has(kinds[columns.indexOf(column)] ?? null);
  const [player, second, third] = columns.filter(named);
  const opponent = columnOf(sides.indexOf("opponent"));
  if (player === undefined) return null;
  if (opponent !== null) return { player, opponent, isByColour: false };
  const [score, another] = columns.filter((_, index) => kinds[index] === "score");
  const isBetween = score !== undefined && player < score && score < (second ?? player);
  return isBetween && second !== undefined && third === undefined && another === undefined
    ? { player, opponent: second, isByColour: null }
    : null;
}

const NAMES: ReadonlySet<ColumnKind | null> = new Set<ColumnKind | null>(["name", "surname"]);

/** White's rating stands under White's name, too. */
const namedSide = onceACell(({ text }) => {
  const side = sideOf(text);
  const rest = side === null ? "" : withoutSide(text);
  return rest === "" || NAMES.has(kindOfHeading(rest)) ? side : null;
});
