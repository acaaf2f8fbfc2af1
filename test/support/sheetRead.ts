import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { NO_NAMES, type SheetRead } from "../../src/sheets/sheetRead";
import { addressOf } from "../../src/tournament/sheetCells";
import type { CellContent } from "../../src/workbench/engine/cellContent";
import type { SheetCells } from "../../src/tournament/sheetCells";
import { cellsOf } from "./sheetCells";

/** Somebody else's sheet, or one made before sheets had names. */
export function withoutNames(cells: SheetCells): SheetRead {
  return { cells, names: NO_NAMES };
}

interface Book {
  readonly read: (
    sheet: string,
    address: string,
  ) => {
    readonly values: readonly (readonly (CellContent | undefined)[])[];
    readonly formulas: readonly (readonly unknown[])[];
  };
}

const ALL = `A1:${addressOf({ row: 199, column: 25 })}`;

/** A sheet as the pane reads it, from before sheets had names. */
export function sheetWithoutNames(book: Book, sheet: string, address = ALL): SheetRead {
  const { values, formulas } = book.read(sheet, address);
  const cells = cellsOf(values.map((row) => row.map((value) => value ?? "")));
  return withoutNames({ ...cells, formulas: formulas.map((row) => row.map(String)) });
}

/** The sheet of a plan as the pane reads it. */
export function readPlanned(
  book: Book,
  { name: sheet, names }: SheetPlan,
  address = ALL,
): SheetRead {
  const own = names.flatMap(({ name, area, sheet: other }) =>
    other === undefined ? [[name, area] as const] : [],
  );
  const sheets = names.flatMap(({ name, sheet: other }) =>
    other === undefined ? [] : [[name, other] as const],
  );
  const read = sheetWithoutNames(book, sheet, address);
  return { ...read, names: { own: new Map(own), sheets: new Map(sheets) } };
}
