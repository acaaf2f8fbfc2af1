import type { Reference } from "../formula/reference";
import { parse } from "../formula/parse";
import type { Area, SheetCells } from "../tournament/sheetCells";

/** An area of a workbook. */
export interface NamedPlace {
  readonly sheet: string;
  readonly area: Area;
}

/** The names that are defined on a sheet, and what they stand for. */
export type SheetNames = ReadonlyMap<string, NamedPlace>;

/** A sheet as it stands in a workbook. */
export interface SheetRead {
  readonly cells: SheetCells;
  readonly names: SheetNames;
}

/** A sheet without names: somebody else's, or one made before sheets had them. */
export function withoutNames(cells: SheetCells): SheetRead {
  return { cells, names: new Map() };
}

/** What Excel says of a name: ='Rating report'!$C$3. Null where it is no area any more. */
export function namedPlace(formula: string): NamedPlace | null {
  try {
    const expr = parse(formula.replace(/^=/, ""));
    return expr.kind === "reference" && expr.sheet !== null ? placeOf(expr.sheet, expr) : null;
  } catch {
    return null;
  }
}

function placeOf(sheet: string, { row, column, to }: Reference): NamedPlace | null {
  const last = to ?? { row, column };
  if (!("at" in row) || !("at" in last.row)) return null;
  const rows = last.row.at - row.at + 1;
  const columns = last.column.at - column.at + 1;
  return { sheet, area: { row: row.at, column: column.at, rows, columns } };
}
