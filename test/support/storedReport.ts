import type { Area, CellValue } from "../../src/tournament/sheetCells";
import type { SheetRead } from "../../src/sheets/sheetRead";
import { cellsOf } from "./sheetCells";

/** A sheet of a fixture as an earlier version wrote it; `own` and `sheets`: its names, where it had any. */
export interface StoredSheet {
  readonly values: readonly (readonly CellValue[])[];
  readonly formulas: readonly (readonly CellValue[])[];
  readonly own?: Readonly<Record<string, Area>>;
  readonly sheets?: Readonly<Record<string, string>>;
}

/** A report of an earlier version, and what was read of it then. */
export interface StoredReport {
  readonly names: readonly string[];
  readonly report: StoredSheet;
  readonly games: StoredSheet;
  readonly read: object;
}

export function storedSheet({ values, formulas, own = {}, sheets = {} }: StoredSheet): SheetRead {
  const width = Math.max(...[...values, ...formulas].map(({ length }) => length));
  const rows = Math.max(values.length, formulas.length);
  const filled = (all: StoredSheet["values"]) =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: width }, (__, column) => all[row]?.[column] ?? ""),
    );
  return {
    cells: { ...cellsOf(filled(values)), formulas: filled(formulas) },
    names: { own: new Map(Object.entries(own)), sheets: new Map(Object.entries(sheets)) },
  };
}
