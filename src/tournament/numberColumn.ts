import type { TableColumns } from "./columns";
import { areNumbers } from "./numbers";
import { placeNumber } from "./placeNumber";
import { textAt, type SheetCells } from "./sheetCells";

/**
 * The numbers of the players in a table without rounds: of the column by which the headings over the
 * results quote them, else of one that is headed as their numbers. Ranks number nobody unless they are
 * quoted; in a table that stands in their order, results counted from 1 are those of the ranks. Null where
 * no column gives everybody one of his own.
 */
export function columnNumbers(
  cells: SheetCells,
  rows: readonly number[],
  { headings }: Pick<TableColumns, "headings">,
  quoted: readonly (number | null)[] = [],
): readonly number[] | null {
  const columns = headings.columns.flatMap(({ column, kind }) => {
    const numbers = rows.map((row) => placeNumber(textAt(cells, { row, column })));
    return areNumbers(numbers) ? [{ kind, numbers }] : [];
  });
  const isQuoted = quoted.length === rows.length && areNumbers(quoted);
  const same = columns.find(
    ({ numbers }) => isQuoted && numbers.every((number, place) => number === quoted[place]),
  );
  if (same !== undefined) return same.numbers;
  const isByRank = headings.columns.some(
    ({ column, kind }) => kind === "rank" && isInOrder(cells, rows, column),
  );
  if (isQuoted && isByRank) return null;
  return columns.find(({ kind }) => kind === "number")?.numbers ?? null;
}

/** Who shares a rank may have the same number, or none. */
function isInOrder(cells: SheetCells, rows: readonly number[], column: number): boolean {
  const ranks = rows.flatMap((row) => placeNumber(textAt(cells, { row, column })) ?? []);
  return ranks.length > 1 && ranks.every((rank, index) => rank >= (ranks[index - 1] ?? 0));
}
