import type { Expr } from "../../formula/expr";
import { isDay } from "../../rules/day";
import type { Edition } from "../../rules/editions/edition";
import type { Day } from "../../rules/units";
import {
  formulaAt,
  textAt,
  valueAt,
  type CellPlace,
  type CellValue,
} from "../../tournament/sheetCells";
import { MADE_FOR } from "../facts";
import { editionOfArgument, madeForAt } from "../readMadeFor";
import { parsed, sheetOf, type SheetRead } from "../sheetRead";
import { factBeforeNames, NOTE_BEFORE_NAMES } from "./beforeNames";
import { GAMES_SHEET, REPORT_TITLE, type ReportFact } from "./layout";
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
  const value = (fact: ReportFact): CellValue => {
    const place = placeOf(sheet, fact);
    return place === null ? "" : valueAt(cells, place);
  };
  const day = (fact: ReportFact) => {
    const found = value(fact);
    return isDay(found) ? Math.floor(found) : null;
  };
  return {
    title: textAt(cells, names.own.get(REPORT_TITLE) ?? { row: 0, column: 0 }),
    edition: editionMadeFor(sheet),
    startDate: day("date"),
    endDate: day("end"),
    kind: String(value("kind")),
    gamesSheet: hasNames(sheet)
      ? (names.sheets.get(GAMES_SHEET) ?? null)
      : sheetOf(formulaOf(sheet, factBeforeNames("fits"))),
  };
}

/** What has no name on a sheet that has them was deleted. */
export function hasNames({ names }: SheetRead): boolean {
  return names.own.has(REPORT_TITLE) || names.sheets.has(GAMES_SHEET);
}

function placeOf(sheet: SheetRead, fact: ReportFact): CellPlace | null {
  if (!hasNames(sheet)) return factBeforeNames(fact);
  const { name = "" } = REPORT_FACTS.find(({ key }) => key === fact) ?? {};
  return sheet.names.own.get(name) ?? null;
}

function editionMadeFor(sheet: SheetRead): Edition | null {
  const { cells, names } = sheet;
  const note = hasNames(sheet) ? names.own.get(MADE_FOR) : NOTE_BEFORE_NAMES;
  return editionOfArgument(madeForAt(cells, placeOf(sheet, "edition"), note));
}

function formulaOf({ cells }: SheetRead, place: CellPlace): Expr | null {
  return parsed(String(formulaAt(cells, place)));
}
