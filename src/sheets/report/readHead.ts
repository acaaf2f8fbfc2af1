import type { Expr } from "../../formula/expr";
import { parse } from "../../formula/parse";
import { isDay } from "../../rules/day";
import type { Edition, Pace } from "../../rules/editions/edition";
import { EDITION_IDS } from "../../rules/editions/editions";
import { editionOf } from "../../rules/editions/editionOn";
import { isReason } from "../../rules/reason";
import type { Day } from "../../rules/units";
import { formulaAt, textAt, valueAt, type CellPlace } from "../../tournament/sheetCells";
import { factRow, MADE_FOR, VALUE_COLUMN } from "../facts";
import type { SheetRead } from "../sheetRead";
import { GAMES_SHEET, REPORT_HEAD, REPORT_TITLE, type ReportFact } from "./layout";
import { REPORT_FACTS } from "./reportFacts";

/** What a report's head says. */
export interface HeadRead {
  readonly title: string;
  /** null: the sheet is no report. */
  readonly edition: Edition | null;
  readonly startDate: Day | null;
  readonly endDate: Day | null;
  readonly kind: string;
  readonly gamesSheet: string | null;
}

export function headOf(sheet: SheetRead): HeadRead {
  const { cells, names } = sheet;
  const day = (fact: ReportFact) => {
    const value = valueAt(cells, placeOf(sheet, fact));
    return isDay(value) ? Math.floor(value) : null;
  };
  const title = names.get(REPORT_TITLE)?.area ?? { row: 0, column: 0 };
  return {
    title: textAt(cells, title),
    edition: editionMadeFor(sheet),
    startDate: day("date"),
    endDate: day("end"),
    kind: textAt(cells, placeOf(sheet, "kind")),
    gamesSheet: names.get(GAMES_SHEET)?.sheet ?? sheetOfMisfits(sheet),
  };
}

/** By its name; before there were names, where it was written. */
function placeOf({ names }: SheetRead, fact: ReportFact): CellPlace {
  const { name = "" } = REPORT_FACTS.find(({ key }) => key === fact) ?? {};
  return names.get(name)?.area ?? { row: factRow(REPORT_HEAD, fact), column: VALUE_COLUMN };
}

/**
 * The edition that the report was made for: the note beside it compares the cell with it, and stays
 * where something else is pasted over the cell.
 */
function editionMadeFor(sheet: SheetRead): Edition | null {
  const { cells, names } = sheet;
  const place = placeOf(sheet, "edition");
  const note = names.get(MADE_FOR)?.area ?? { ...place, column: REPORT_HEAD.noteColumn };
  const compared = comparedWith(formulaOf(sheet, note), place);
  return editionOfArgument(compared ?? valueAt(cells, place));
}

function formulaOf({ cells }: SheetRead, place: CellPlace): Expr | null {
  const formula = String(formulaAt(cells, place));
  if (!formula.startsWith("=")) return null;
  try {
    return parse(formula.slice(1));
  } catch {
    return null;
  }
}

/** What a formula compares a cell with; null: with nothing. */
function comparedWith(expr: Expr | null, { row, column }: CellPlace): string | number | null {
  if (expr === null) return null;
  if (expr.kind === "call") {
    return firstOf(expr.args, (arg) => comparedWith(arg, { row, column }));
  }
  if (expr.kind !== "binary" || expr.operator !== "=") return null;
  const { left, right } = expr;
  const isOfCell =
    left.kind === "reference" &&
    "at" in left.row &&
    left.row.at === row &&
    left.column.at === column;
  return isOfCell && (right.kind === "number" || right.kind === "text") ? right.value : null;
}

function firstOf<T, U>(all: readonly T[], find: (each: T) => U | null): U | null {
  for (const each of all) {
    const found = find(each);
    if (found !== null) return found;
  }
  return null;
}

/** Before there was a name for it: the sheet of the marks that are counted. */
function sheetOfMisfits(sheet: SheetRead): string | null {
  const expr = formulaOf(sheet, placeOf(sheet, "fits"));
  if (expr?.kind !== "call") return null;
  return firstOf(expr.args, (arg) => (arg?.kind === "reference" ? arg.sheet : null));
}

/** A year, or a pace with a year: as it stands in a report's head. */
function editionOfArgument(argument: string | number | boolean): Edition | null {
  const [, pace = "standard", year] = /^(?:(rapid|blitz) )?(\d{4})$/.exec(String(argument)) ?? [];
  const id = EDITION_IDS.find((each) => String(each) === year);
  const edition = id === undefined ? null : editionOf(id, pace as Pace);
  return edition === null || isReason(edition) ? null : edition;
}
