import { isBlank, span, textAt, valueAt, type SheetCells } from "../sheetCells";
import { EVENT_COLUMN, PLAYER_FIELDS, ROUND_COLUMN } from "./eventSheetPlaces";
import { ROUND_DATES } from "./roundDates";

/** Where an event sheet has its parts: rows and columns of the sheet. */
export interface EventSheetMarks {
  /** The column of the tags: columns may have been put before it. */
  readonly column: number;
  /** The row of the days of the rounds; the players' headings follow it. */
  readonly dates: number;
  readonly heading: number;
  readonly rounds: readonly number[];
  readonly players: readonly number[];
}

/**
 * The sheet that a tournament file has become, known by its own marks, so that nobody has to guess what
 * kind of table it holds: the tag of the rounds' days, and the headings below. Null: another sheet.
 */
export function eventSheetMarks(cells: SheetCells): EventSheetMarks | null {
  const before = known.get(cells);
  if (before !== undefined) return before;
  const marks = marksIn(cells);
  known.set(cells, marks);
  return marks;
}

/** Several readers ask for the same sheet. */
const known = new WeakMap<SheetCells, EventSheetMarks | null>();

function marksIn(cells: SheetCells): EventSheetMarks | null {
  for (const column of span(cells.area.column, cells.area.columns)) {
    for (const row of span(cells.area.row, cells.area.rows)) {
      const isDates = tagAt(cells, row, column) === ROUND_DATES;
      if (isDates && hasHeadings(cells, row + 1, column)) return marksAt(cells, row, column);
    }
  }
  return null;
}

function hasHeadings(cells: SheetCells, row: number, column: number): boolean {
  return span(column, PLAYER_FIELDS.length).every((each) => {
    const heading = valueAt(cells, { row, column: each });
    return typeof heading === "string" && heading.trim() !== "";
  });
}

function marksAt(cells: SheetCells, dates: number, column: number): EventSheetMarks {
  const { area } = cells;
  const heading = dates + 1;
  const first = column + ROUND_COLUMN;
  const columns = span(first, Math.max(0, area.column + area.columns - first));
  const isRound = (each: number) => /^\d+$/.test(textAt(cells, { row: heading, column: each }));
  const end = columns.findIndex((each) => !isRound(each));
  const below = span(heading + 1, Math.max(0, area.row + area.rows - heading - 1));
  return {
    ...{ column, dates, heading },
    rounds: end === -1 ? columns : columns.slice(0, end),
    players: below.filter((row) => isFilled(cells, row) && !isKept(cells, row, column)),
  };
}

function isFilled(cells: SheetCells, row: number): boolean {
  const { area } = cells;
  return span(area.column, area.columns).some((column) => !isBlank(cells, { row, column }));
}

const TAG = /^([0-9A-Za-z]{3}|###|#)$/;

/** The tag of a row that says what it is; null where it is no such row. */
export function tagAt(cells: SheetCells, row: number, column: number): string | null {
  const tag = textAt(cells, { row, column: column + EVENT_COLUMN.tag });
  const hasLabel = !isBlank(cells, { row, column: column + EVENT_COLUMN.label });
  return hasLabel && TAG.test(tag) ? tag : null;
}

/** A line below the players: its tag is a text, where players have a number. */
export function isKept(cells: SheetCells, row: number, column: number): boolean {
  const tag = valueAt(cells, { row, column: column + EVENT_COLUMN.tag });
  return typeof tag === "string" && tagAt(cells, row, column) !== null;
}
