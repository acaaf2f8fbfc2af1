import type { Expr } from "../formula/expr";
import type { Edition, Pace } from "../rules/editions/edition";
import { EDITION_IDS } from "../rules/editions/editions";
import { editionOf } from "../rules/editions/editionOn";
import { isReason } from "../rules/reason";
import { formulaAt, valueAt, type CellPlace, type CellValue } from "../tournament/sheetCells";
import { MADE_FOR } from "./facts";
import { firstOf, parsed, type SheetRead } from "./sheetRead";

/** The edition that a sheet of ours was made for; null where it says none. */
export function editionOfSheet(sheet: SheetRead): Edition | null {
  return editionOfArgument(madeFor(sheet, "edition"));
}

/** What a sheet was made for, by the name of the fact. */
export function madeFor({ cells, names }: SheetRead, fact: string): CellValue {
  const place = names.own.get(fact) ?? null;
  return madeForAt(cells, place, names.own.get(MADE_FOR));
}

/**
 * What stood in a cell when the sheet was made: the note compares the cell with it, and stays where
 * something else is pasted over the cell.
 */
function madeForAt(
  cells: SheetRead["cells"],
  place: CellPlace | null,
  note: CellPlace | undefined,
): CellValue {
  if (place === null) return "";
  const said = note === undefined ? null : parsed(String(formulaAt(cells, note)));
  return comparedWith(said, place) ?? valueAt(cells, place);
}

/** What a formula compares a cell with; null: with nothing. */
function comparedWith(expr: Expr | null, place: CellPlace): string | number | null {
  if (expr?.kind === "call") return firstOf(expr.args, (arg) => comparedWith(arg, place));
  if (expr?.kind !== "binary" || expr.operator !== "=") return null;
  const { left, right } = expr;
  if (left.kind !== "reference" || !("at" in left.row)) return null;
  if (left.row.at !== place.row || left.column.at !== place.column) return null;
  return right.kind === "number" || right.kind === "text" ? right.value : null;
}

/** A year, or a pace with a year: as it stands among a sheet's facts. */
export function editionOfArgument(argument: CellValue): Edition | null {
  const [, pace = "standard", year] = /^(?:(rapid|blitz) )?(\d{4})$/.exec(String(argument)) ?? [];
  const id = EDITION_IDS.find((each) => String(each) === year);
  const edition = id === undefined ? null : editionOf(id, pace as Pace);
  return edition === null || isReason(edition) ? null : edition;
}
