/**
 * A row of a reference: one of the sheet, or one of the line for which the formula is printed, by the
 * name that the line has for it, so and so many rows further down.
 */
export type Row =
  | { readonly at: number; readonly isFixed: boolean }
  | { readonly of: string; readonly shift: number; readonly isFixed: boolean };

interface Column {
  readonly at: number;
  readonly isFixed: boolean;
}

export interface Cell {
  readonly row: Row;
  readonly column: Column;
}

/** A cell or an area, on this sheet or another one. */
export interface Reference extends Cell {
  readonly kind: "reference";
  /** null: the formula's own sheet. */
  readonly sheet: string | null;
  /** The last cell of an area; null: one cell. */
  readonly to: Cell | null;
}

/** Rows of a line by name; its own is `own`. */
export type Rows = Readonly<Record<string, number>>;

export const OWN = "own";

/** Which parts of a reference stay when it is copied: B7, B$7, $B7, $B$7. */
export type Anchor = "none" | "row" | "column" | "both";

/** A cell of the sheet; a row given by name is the line's. */
export function cellAt(row: number | string, column: number, anchor: Anchor = "none"): Reference {
  const isRowFixed = anchor === "row" || anchor === "both";
  const isFixed = anchor === "column" || anchor === "both";
  return {
    kind: "reference",
    sheet: null,
    row:
      typeof row === "number"
        ? { at: row, isFixed: isRowFixed }
        : { of: row, shift: 0, isFixed: isRowFixed },
    column: { at: column, isFixed },
    to: null,
  };
}

/** So many rows below a cell, or an area. */
export function below(reference: Reference, rows: number): Reference {
  const { to } = reference;
  return {
    ...reference,
    row: shifted(reference.row, rows),
    to: to && { ...to, row: shifted(to.row, rows) },
  };
}

function shifted(row: Row, rows: number): Row {
  return "at" in row ? { ...row, at: row.at + rows } : { ...row, shift: row.shift + rows };
}

/** From the first cell to the last. */
export function area(first: Reference, last: Reference): Reference {
  return { ...first, to: { row: last.row, column: last.column } };
}

export function onSheet(sheet: string | null, reference: Reference): Reference {
  return { ...reference, sheet };
}
