import type { Zone } from "@odoo/o-spreadsheet";

/** Something of every cell of a zone, row by row. */
export function rowsOf<T>(
  { left, right, top, bottom }: Zone,
  cell: (col: number, row: number) => T,
): T[][] {
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (__, column) => cell(left + column, top + row)),
  );
}
