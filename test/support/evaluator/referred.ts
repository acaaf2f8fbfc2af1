import type { Cell, Rows, Reference } from "../../../src/formula/reference";
import type { CellPlace } from "../../../src/tournament/sheetCells";
import type { Calculation } from "./calculation";
import { NO_REFERENCE, type ExcelError, type Grid, type Value } from "./value";

/** A single cell's value, or the cells of a range. */
export function referred(reference: Reference, { sheet, line, book }: Calculation): Value {
  const on = reference.sheet === null ? sheet : book.sheet(reference.sheet);
  if (on === null) return NO_REFERENCE;
  const first = placeOf(reference, line);
  return reference.to === null ? on.cell(first) : on.area(first, placeOf(reference.to, line));
}

/** The cells of a reference, be it only one: functions pass over texts in cells, not over others. */
export function cellsOf(
  reference: Reference,
  { sheet, line, book }: Calculation,
): Grid | ExcelError {
  const on = reference.sheet === null ? sheet : book.sheet(reference.sheet);
  if (on === null) return NO_REFERENCE;
  const first = placeOf(reference, line);
  return on.area(first, reference.to === null ? first : placeOf(reference.to, line));
}

function placeOf({ row, column }: Cell, line: Rows): CellPlace {
  if ("at" in row) return { row: row.at, column: column.at };
  const own = line[row.of];
  if (own === undefined) throw new ReferenceError(`the line has no row "${row.of}"`);
  return { row: own + row.shift, column: column.at };
}
