import type { View } from "../crosstable/view";
import { isOfSums } from "./summaryRow";
import { isBlank, span, type Area, type SheetCells } from "../sheetCells";
import { kindOfRow } from "./rowKinds";

/** The rows and columns of an area that may hold a table: blank ones, drawn lines and headings are out. */
export function viewOf(cells: SheetCells, area: Area): View {
  const columns = span(area.column, area.columns);
  const kinds = span(area.row, area.rows).map((row) => ({
    row,
    kind: kindOfRow(cells, row, columns),
  }));
  const rows = kinds
    .filter(({ row, kind }) => kind === "content" && !isOfSums(cells, row, columns))
    .map(({ row }) => row);
  const headings = kinds.filter(({ kind }) => kind === "headings").map(({ row }) => row);
  const isFilled = (column: number) => (row: number) => !isBlank(cells, { row, column });
  return {
    rows,
    /** A player whom nobody met has a column with nothing but its heading. */
    columns: columns.filter(
      (column) => rows.some(isFilled(column)) || headings.some(isFilled(column)),
    ),
  };
}
