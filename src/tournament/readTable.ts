import { readCrosstable, type TableRead } from "./crosstable/readCrosstable";
import type { Event } from "./event";
import { eventDates, NO_DATES, type EventDates } from "./dates/eventDates";
import { eventData, NO_DATA, type EventData } from "./trf/eventData";
import { readGames } from "./games/readGames";
import { errorFound, isError, warning, type Finding } from "./finding";
import type { PlayerDetails } from "./playerDetails";
import { NO_RATINGS, type RatingChoice, type WishedRatings } from "./ratingChoice";
import { FEWEST_PLAYERS, type RoundRobin } from "./roundRobin";
import {
  addressOfArea,
  withValues,
  type Area,
  type CellValue,
  type SheetCells,
} from "./sheetCells";
import { readMatch } from "./match/readMatch";
import { readSwiss, type SwissRead } from "./swiss/readSwiss";
import type { SwissTable } from "./swiss/swissTable";
import { tablePart } from "./table/parts";
import { surroundingRegion } from "./table/region";
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
  /** Where the table stands; null where there is none. */
  readonly area: Area | null;
  /** Other tables on the sheet. */
  readonly others: readonly Area[];
  readonly dates: EventDates;
  readonly data: EventData;
}

/** Understands the selected cells, or the table around one; those around them tell the date and what was missed. */
export function readTable(around: SheetCells, selected: Area, choices: ReadingChoices): Reading {
  const cells = withValues(around, choices.readAs);
  const isCell = selected.rows === 1 && selected.columns === 1;
  const region = surroundingRegion(cells, selected);
  const areas = [region, ...(isCell ? [cells.area] : [])].flatMap((area) => area ?? []);
  for (const area of areas) {
    const reading = readArea(cells, selected, area, choices);
    if (reading !== null) return reading;
  }
  return NO_TABLE;
}

function readArea(
  cells: SheetCells,
  selected: Area,
  area: Area,
  choices: ReadingChoices,
): Reading | null {
  const crosstable = readCrosstable(cells, selected, area, choices);
  if (crosstable !== null && !("rows" in crosstable)) {
    return { ...NO_TABLE, findings: crosstable.findings };
  }
  if (crosstable !== null) return ofRoundRobin(cells, crosstable);
  const { part, others } = tablePart(cells, selected, area);
  const swiss =
    readGames(cells, part) ?? readMatch(cells, part, choices) ?? readSwiss(cells, part, choices);
  if (swiss !== null) return ofGames(cells, swiss, { area: part, others });
  const totals = readTotals(cells, part, choices);
  return totals === null ? null : ofRoundRobin(cells, { ...totals, others });
}

interface Where {
  readonly area: Area;
  readonly others: readonly Area[];
}

function ofGames(cells: SheetCells, read: SwissRead, where: Where): Reading {
  const { findings, ratings, rows, table } = read;
  return {
    ...NO_TABLE,
    ...aroundTable(cells, rows, where),
    event: findings.some(isError) ? null : read.event,
    table,
    findings: [...othersFound(where.others), ...findings],
    ratings,
  };
}

function ofRoundRobin(cells: SheetCells, read: TableRead): Reading {
  const isReadable = !read.findings.some(isError) && read.rows.length >= FEWEST_PLAYERS;
  return {
    ...NO_TABLE,
    ...aroundTable(cells, read.rows, read),
    roundRobin: isReadable ? read.roundRobin : null,
    details: read.details,
    findings: [...othersFound(read.others), ...read.findings],
    ratings: read.ratings,
  };
}

/** What stands above the table: its days, and the data of a file. */
function aroundTable(cells: SheetCells, rows: readonly number[], { area, others }: Where) {
  const [firstRow = area.row] = rows;
  return {
    area,
    others,
    dates: eventDates(cells, { rows, others }),
    data: eventData(cells, firstRow),
  };
}

function othersFound(others: readonly Area[]): Finding[] {
  if (others.length === 0) return [];
  return [warning("otherTables", { areas: others.map(addressOfArea).join(", ") })];
}

const NO_TABLE: Reading = {
  roundRobin: null,
  event: null,
  details: [],
  table: null,
  findings: [errorFound("noTable", {})],
  ratings: NO_RATINGS,
  area: null,
  others: [],
  dates: NO_DATES,
  data: NO_DATA,
};
