import type { TableColumns } from "../columns";
import { warning, type Finding } from "../finding";
import { folded } from "../folded";
import { ratingCell } from "../ratingCell";
import { span, textAt, valueAt, type Area, type SheetCells } from "../sheetCells";
import { kindOfRow } from "./rowKinds";

/** A table as it was read, and where more of it may stand. */
export interface ReadRows {
  /** The players' rows, and all that their results take. */
  readonly rows: readonly number[];
  readonly taken: readonly number[];
  readonly columns: TableColumns;
  readonly area: Area;
  readonly others: readonly Area[];
}

/** Averages, sums and notes below the players. */
const SUMMARY =
  /^(?:(?:averages?|avg|mean|total(?:s|e|i|es)?|totaux|sums?|schnitt|durchschnitt|elo schnitt|summe|moyennes?|somme|total|medias?|promedio|suma|elo|rating|category|kategorie|categorie|categoria|notes?|nota|legende?|bem|rem)(?![a-z])|[ø∅σ∑])/;

export function isSummary(name: string): boolean {
  return SUMMARY.test(folded(name));
}

/** A line whose first word says that it sums up the others. */
export function isOfSums(cells: SheetCells, row: number, columns: readonly number[]): boolean {
  const texts = columns.map((column) => textAt(cells, { row, column }));
  return isSummary(texts.find((text) => /\p{L}{2}|[ø∅σΣ∑]/u.test(text)) ?? "");
}

/** So many rows below the last player may still be of the table. */
const BELOW = 3;

/** Rows between and right below the players that look like one more, and were read as none. */
export function leftOut(
  cells: SheetCells,
  { rows, taken, columns, area, others }: ReadRows,
): Finding[] {
  const { name } = columns;
  if (name === null) return [];
  const first = Math.min(...rows);
  const last = Math.max(...taken);
  const end = Math.min(last + BELOW, area.row + area.rows - 1, nextTable(others, last));
  return span(first, end - first + 1).flatMap((row): Finding[] => {
    if (taken.includes(row)) return [];
    const place = { row, column: name.column };
    const came = textAt(cells, place);
    if (came === "" || isSummary(came) || !isPlayer(cells, row, columns, row < last)) return [];
    return [warning("playerLeftOut", { player: came }, { place })];
  });
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
    const cell = ratingCell(valueAt(cells, { row, column }));
    return cell.kind === "rating" || (cell.kind === "unrated" && !cell.isBlank);
  });
  return isBetween || isRatedOrMarked;
}
