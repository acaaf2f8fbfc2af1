import { kindOfRow } from "./rowKinds";
import { isBlank, span, type Area, type SheetCells } from "../sheetCells";

/** So many filled rows above the first player may have the headings. */
const MOST_ROWS = 4;
const MOST_BLANK = 2;

/** The filled rows above a table, the nearest first, as far as another table's. */
export function headingRows(
  cells: SheetCells,
  first: number,
  columns: readonly number[],
  others: readonly Area[],
): number[] {
  const lastOther = Math.max(
    -1,
    ...others.map(({ row, rows }) => row + rows - 1).filter((row) => row < first),
  );
  const from = Math.max(cells.area.row, lastOther + 1);
  const found: number[] = [];
  let blank = 0;
  for (const row of span(from, Math.max(0, first - from)).reverse()) {
    if (columns.every((column) => isBlank(cells, { row, column }))) blank += 1;
    else found.push(row);
    if (blank > MOST_BLANK || found.length === MOST_ROWS) return found;
  }
  return found;
}

/** The nearest row of headings above another; null: there is none. */
export function headingsAbove(
  cells: SheetCells,
  row: number,
  columns: readonly number[],
  from = cells.area.row,
): number | null {
  const above = span(from, Math.max(0, row - from)).reverse();
  return above.find((each) => kindOfRow(cells, each, columns) === "headings") ?? null;
}

const FEWEST_PLAYERS = 2;

/** Groups below each other may have one line of headings: that of the group above, with the same columns. */
export function headingsOfTwin(
  cells: SheetCells,
  block: Area,
  columns: readonly number[],
  isOfPlayer: (row: number) => boolean,
): number[] {
  const heading = headingsAbove(cells, block.row, columns);
  if (heading === null) return [];
  const players = span(heading + 1, block.row - heading - 1).filter(isOfPlayer);
  return players.length >= FEWEST_PLAYERS ? [heading] : [];
}
