import { readCrosstable } from "./crosstable/readCrosstable";
import type { Event } from "./event";
import { eventDates, NO_DATES, type EventDates } from "./eventDate";
import { eventData, NO_DATA, type EventData } from "./trf/eventData";
import { readGames } from "./games/readGames";
import { errorFound, isError, type Finding } from "./finding";
import type { PlayerDetails } from "./playerDetails";
import type { RatingChoice, WishedRatings } from "./ratingChoice";
import { FEWEST_PLAYERS, type RoundRobin } from "./roundRobin";
import { withValues, type Area, type CellValue, type SheetCells } from "./sheetCells";
import { readMatch } from "./match/readMatch";
import { readSwiss } from "./swiss/readSwiss";
import type { SwissTable } from "./swiss/swissTable";
import { readTotals } from "./totals/readTotals";

/** What a person has decided about a table. */
export interface ReadingChoices extends WishedRatings {
  /** Cells read as something else, by address. */
  readonly readAs: ReadonlyMap<string, CellValue>;
}

export interface Reading {
  /** Null where an error leaves none. */
  readonly roundRobin: RoundRobin | null;
  /** A Swiss or team table; null where an error leaves none, or where it is a round robin. */
  readonly event: Event | null;
  /** What a tournament file is made of beside: of a round robin, and of a Swiss or team table. */
  readonly details: readonly PlayerDetails[];
  readonly table: SwissTable | null;
  readonly findings: readonly Finding[];
  readonly ratings: RatingChoice;
  readonly dates: EventDates;
  readonly data: EventData;
}

/** Understands the selected cells; those around them tell the date and what was missed. */
export function readTable(around: SheetCells, selected: Area, choices: ReadingChoices): Reading {
  const cells = withValues(around, choices.readAs);
  const crosstable = readCrosstable(cells, selected, choices);
  const swiss =
    crosstable === null
      ? (readGames(cells, selected) ??
        readMatch(cells, selected, choices) ??
        readSwiss(cells, selected, choices))
      : null;
  if (swiss !== null) {
    const { findings, ratings, rows, table } = swiss;
    const event = findings.some(isError) ? null : swiss.event;
    const [firstRow = selected.row] = rows;
    return {
      ...NO_TABLE,
      event,
      table,
      findings,
      ratings,
      dates: eventDates(cells, firstRow),
      data: eventData(cells, firstRow),
    };
  }
  const table = crosstable ?? readTotals(cells, selected, choices);
  if (table === null) return NO_TABLE;
  const [firstRow = selected.row] = table.rows;
  const isReadable = !table.findings.some(isError) && table.rows.length >= FEWEST_PLAYERS;
  return {
    ...NO_TABLE,
    roundRobin: isReadable ? table.roundRobin : null,
    details: table.details,
    findings: table.findings,
    ratings: table.ratings,
    dates: eventDates(cells, firstRow),
    data: eventData(cells, firstRow),
  };
}

const NO_TABLE: Reading = {
  roundRobin: null,
  event: null,
  details: [],
  table: null,
  findings: [errorFound("noTable", {})],
  ratings: { chosen: null, standard: null, columns: [], findings: [] },
  dates: NO_DATES,
  data: NO_DATA,
};
