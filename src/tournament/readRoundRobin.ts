import type { Day } from "../rules/units";
import type { TableRead } from "./crosstable/readCrosstable";
import { readCrosstable } from "./crosstable/readCrosstable";
import { eventDate } from "./eventDate";
import { errorFound, isError, type Finding } from "./finding";
import type { RatingChoice } from "./ratingChoice";
import { FEWEST_PLAYERS, type RoundRobin } from "./roundRobin";
import { withValues, type Area, type CellValue, type SheetCells } from "./sheetCells";
import { readTotals } from "./totals/readTotals";

/** What a person has decided about a table. */
export interface ReadingChoices {
  /** Cells read as something else, by address. */
  readonly readAs: ReadonlyMap<string, CellValue>;
  readonly ratingColumn: number | null;
}

export interface Reading {
  /** Null where an error leaves none. */
  readonly roundRobin: RoundRobin | null;
  readonly findings: readonly Finding[];
  readonly ratings: RatingChoice;
  readonly startDate: Day | null;
}

const NOTHING: RatingChoice = { chosen: null, columns: [], findings: [] };

/** Understands the selected cells; those around them tell the date and what was missed. */
export function readRoundRobin(
  around: SheetCells,
  selected: Area,
  { readAs, ratingColumn }: ReadingChoices,
): Reading {
  const cells = withValues(around, readAs);
  const table: TableRead | null =
    readCrosstable(cells, selected, ratingColumn) ?? readTotals(cells, selected, ratingColumn);
  if (table === null) {
    const findings = [errorFound("noTable", {})];
    return { roundRobin: null, findings, ratings: NOTHING, startDate: null };
  }
  const [firstRow = selected.row] = table.rows;
  const isReadable = !table.findings.some(isError) && table.rows.length >= FEWEST_PLAYERS;
  return {
    roundRobin: isReadable ? table.roundRobin : null,
    findings: table.findings,
    ratings: table.ratings,
    startDate: eventDate(cells, firstRow),
  };
}
