/** What an Excel cell holds; null is a blank one. */
export type Scalar = number | string | boolean | null | ExcelError;

/** An error as a value: it is carried on by whatever calculates with it. */
export class ExcelError {
  private constructor(readonly code: string) {}

  private static readonly known = new Map<string, ExcelError>();

  static of(code: string): ExcelError {
    const known = ExcelError.known.get(code) ?? new ExcelError(code);
    ExcelError.known.set(code, known);
    return known;
  }
}

export const NA = ExcelError.of("#N/A");
export const NO_VALUE = ExcelError.of("#VALUE!");
export const NO_DIVISION = ExcelError.of("#DIV/0!");
export const NO_REFERENCE = ExcelError.of("#REF!");
export const NO_NAME = ExcelError.of("#NAME?");
export const NO_NUMBER = ExcelError.of("#NUM!");

/** Cells of a range, or values of an array. */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly at: (row: number, column: number) => Scalar;
  /** Of one column of a sheet: the rows that hold a whole number, or a text that reads as it. */
  readonly rowsWith?: (number: number) => readonly number[];
}

export type Value = Scalar | Grid;

export function isError(value: Value): value is ExcelError {
  return value instanceof ExcelError;
}

export function isGrid(value: Value): value is Grid {
  return typeof value === "object" && value !== null && "at" in value;
}

/** All values, row by row. */
export function* valuesOf(grid: Grid): Generator<Scalar> {
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) yield grid.at(row, column);
  }
}

export function gridOf(rows: readonly (readonly Scalar[])[]): Grid {
  const columns = rows[0]?.length ?? 0;
  return { rows: rows.length, columns, at: (row, column) => rows[row]?.[column] ?? null };
}

/** Excel may do something here that nobody has looked up: no value is better than a guess. */
export class NotKnown extends Error {}
