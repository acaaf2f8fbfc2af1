import type { TableColumns } from "../columns";
import { warning, type Finding } from "../finding";
import { headingAt } from "../headings";
import { ratingCell } from "../ratingCell";
import { span, textAt, type Area, type SheetCells } from "../sheetCells";
import { kindOfRow } from "./rowKinds";
import { isOfSums } from "./summaryRow";

/** A table as it was read, and where more of it may stand. */
export interface ReadRows {
  /** The players' rows, and all that their results take. */
  readonly rows: readonly number[];
  readonly taken: readonly number[];
  readonly columns: TableColumns;
  readonly area: Area;
  readonly others: readonly Area[];
}

/** So many rows below the last player, or above the first one, may still be of the table. */
const NEAR = 3;

/** Rows between and right beside the players that look like one more, and were read as none. */
export function leftOut(
  cells: SheetCells,
  { rows, taken, columns, area, others }: ReadRows,
): Finding[] {
  const { name } = columns;
  if (name === null) return [];
  const first = Math.min(...rows);
  const last = Math.max(...taken);
  /** A selection may end too early. */
  const end = Math.min(last + NEAR, cells.area.row + cells.area.rows - 1, nextTable(others, last));
  const begin = Math.max(first - NEAR, area.row, headingsAbove(cells, first, columns) + 1);
  const start = Math.max(begin, lastTable(others, first));
  const all = span(area.column, area.columns);
  return span(start, end - start + 1).flatMap((row): Finding[] => {
    if (taken.includes(row)) return [];
    const place = { row, column: name.column };
    const came = textAt(cells, place);
    const isBetween = row > first && row < last;
    if (came === "" || isOfSums(cells, row, all)) return [];
    if (!isPlayer(cells, row, columns, isBetween)) return [];
    return [warning("playerLeftOut", { player: came }, { place })];
  });
}

/** Above headings stands nobody of the table. */
function headingsAbove(cells: SheetCells, first: number, { name, ratings }: TableColumns): number {
  const columns = [name, ...ratings].flatMap((each) => each?.column ?? []);
  const above = span(first - NEAR, NEAR).reverse();
  const isHeaded = (row: number) =>
    columns.some((column) => headingAt(cells, { row, column }) !== null);
  return above.find(isHeaded) ?? -1;
}

function lastTable(others: readonly Area[], first: number): number {
  return others.reduce(
    (last, { row, rows }) => (row < first ? Math.max(last, row + rows) : last),
    0,
  );
}

function nextTable(others: readonly Area[], last: number): number {
  return others.reduce((next, { row }) => (row > last ? Math.min(next, row - 1) : next), Infinity);
}

/** Between the players a name is enough; below them a rating, or a mark for none, has to be there. */
function isPlayer(
  cells: SheetCells,
  row: number,
  { name, ratings, numbers }: TableColumns,
  isBetween: boolean,
): boolean {
  const columns = [name, ...ratings, ...numbers].flatMap((each) =>
    each === null ? [] : [each.column],
  );
  const kind = kindOfRow(cells, row, columns);
  if (kind === "blank" || kind === "rule" || kind === "headings") return false;
  const isRatedOrMarked = ratings.some(({ column }) => {
    const cell = ratingCell(cells, { row, column });
    return cell.kind === "rating" || (cell.kind === "unrated" && !cell.isBlank);
  });
  return isBetween || isRatedOrMarked;
}
