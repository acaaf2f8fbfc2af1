import { CONDITIONS, CONDITION_STATES, type Conditions } from "../../tournament/conditions";
import { factOfCondition } from "./conditionKeys";
import { isDay } from "../../rules/day";
import type { Edition } from "../../rules/editions/edition";
import type { PartOfEvent } from "../../rules/eventParts";
import type { Day } from "../../rules/units";
import { textAt, valueAt, type CellPlace, type CellValue } from "../../tournament/sheetCells";
import { editionOfSheet } from "../readMadeFor";
import type { SheetRead } from "../sheetRead";
import { GAMES_SHEET, REPORT_TITLE, type ReportFact } from "./layout";
import { REPORT_FACTS } from "./reportFacts";

/** What a report's head says. */
export interface HeadRead {
  readonly title: string;
  /** null: the sheet is no report. */
  readonly edition: Edition | null;
  readonly startDate: Day | null;
  readonly endDate: Day | null;
  /** The list whose ratings were taken, the one that counts the event, and the day of K. */
  readonly ratingsList: Day | null;
  readonly countedBy: Day | null;
  readonly kDay: Day | null;
  /** Of an event that counts period by period; null: it is the whole. */
  readonly part: PartOfEvent | null;
  readonly isException: boolean;
  readonly kind: string;
  readonly gamesPerPairing: number | null;
  /** As far as the report has them. */
  readonly conditions: Conditions;
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
  const number = (fact: ReportFact) => {
    const found = value(fact);
    return typeof found === "number" ? found : 0;
  };
  const part = {
    number: number("part"),
    count: number("parts"),
    start: number("wholeStart"),
    end: number("wholeEnd"),
  };
  return {
    title: textAt(cells, names.own.get(REPORT_TITLE) ?? { row: 0, column: 0 }),
    edition: isReport(sheet) ? editionOfSheet(sheet) : null,
    startDate: day("date"),
    endDate: day("end"),
    ratingsList: day("ratingsList"),
    countedBy: day("countedBy"),
    kDay: day("kDay"),
    part: part.number > 0 ? part : null,
    isException: value("exception") === 1,
    kind: String(value("kind")),
    gamesPerPairing: number("perPairing") || null,
    conditions: conditionsIn(value),
    gamesSheet: names.sheets.get(GAMES_SHEET) ?? null,
  };
}

/** Also one whose title a person has deleted. */
export function isReport({ names }: Pick<SheetRead, "names">): boolean {
  return names.own.has(REPORT_TITLE) || names.sheets.has(GAMES_SHEET);
}

function placeOf({ names }: SheetRead, fact: ReportFact): CellPlace | null {
  const { name = "" } = REPORT_FACTS.find(({ key }) => key === fact) ?? {};
  return names.own.get(name) ?? null;
}

function conditionsIn(value: (fact: ReportFact) => CellValue): Conditions {
  return new Map(
    CONDITIONS.flatMap((key) => {
      const state = CONDITION_STATES.find((each) => each === value(factOfCondition(key)));
      return state === undefined ? [] : [[key, state] as const];
    }),
  );
}
