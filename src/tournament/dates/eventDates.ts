import type { Day } from "../../rules/units";
import { eventSheetMarks } from "../trf/eventSheetMarks";
import { folded } from "../folded";
import { headingAt } from "../headings";
import {
  hasRow,
  isBlank,
  span,
  textAt,
  type Area,
  type CellPlace,
  type SheetCells,
} from "../sheetCells";
import { isPlayerRow } from "../table/playerRow";
import { kindOfRow } from "../table/rowKinds";
import { isElsewhere, isEndWord, isStartWord } from "./dateWords";
import { daysInCell } from "./daysInCell";
import type { DaysFound, EventDays } from "./daysInText";
import { fits, knownDays, likeliestFirst, type KnownDays } from "./knownDays";

export type { EventDays } from "./daysInText";

/** What a sheet tells of an event's days. */
export interface EventDates extends EventDays {
  /** The cell that tells the first day, or that leaves it open. */
  readonly place: CellPlace | null;
  /** Two or more where the text may mean several days (10/4/2025): then `start` is null. */
  readonly choices: readonly EventDays[];
}

export const NO_DATES: EventDates = { start: null, end: null, place: null, choices: [] };

/** A day in a cell, and what stands before it. */
interface PlacedDays extends DaysFound {
  readonly place: CellPlace;
  readonly role: "start" | "end" | null;
}

/** Where a table stands, and where others do. */
export interface TablePlace {
  readonly rows: readonly number[];
  readonly others: readonly Area[];
  /** The columns of its rounds, where it has some. */
  readonly rounds?: readonly number[];
}

/** The days of the event, as numbers or as text in five languages, above or below its table. */
export function eventDates(cells: SheetCells, table: TablePlace): EventDates {
  /** A table that stands beside this one has the same lines above it. */
  const others = table.others.filter((other) => !table.rows.some((row) => hasRow(other, row)));
  const place = { ...table, others };
  const above = rowsAbove(cells, place);
  /** What stands between another table and this one goes before what stands above both. */
  const first = above.map((row) => isPlayerRow(cells, row)).lastIndexOf(true) + 1;
  const near = datesIn(cells, [...above.slice(first), ...rowsBelow(cells, place)]);
  return near.place === null && first > 0 ? datesIn(cells, above) : near;
}

function datesIn(cells: SheetCells, rows: readonly number[]): EventDates {
  const all = rows.flatMap((row) => daysInRow(cells, row));
  const known = knownDays(cells, rows, all);
  const found = all.map((each) => withRare(cells, each, known));
  const own = found.filter(({ before }) => !isElsewhere(before));
  const start = own.find(({ role }) => role === "start");
  const ends = own.filter(({ role }) => role === "end");
  const dates =
    start === undefined
      ? unlabelled(own.filter(({ role }) => role === null))
      : withEnd(start, ends);
  return { ...dates, choices: likeliestFirst(dates.choices, known) };
}

/** In a file any number may be the year; in a table dots lead from the day to it, unless the sheet knows better. */
function withRare(cells: SheetCells, found: PlacedDays, known: KnownDays): PlacedDays {
  const { readings, rare, place } = found;
  const isBetter =
    rare.some((each) => fits(each, known)) && !readings.some((each) => fits(each, known));
  return isOfFile(cells, place) || isBetter
    ? { ...found, readings: [...readings, ...rare] }
    : found;
}

/** On the sheet that a file has become, above its players. */
function isOfFile(cells: SheetCells, { row }: CellPlace): boolean {
  const marks = eventSheetMarks(cells);
  return marks !== null && row <= marks.dates;
}

function withEnd(start: PlacedDays, ends: readonly PlacedDays[]): EventDates {
  const { readings, place } = start;
  const [only, another] = readings;
  if (only === undefined || another !== undefined) {
    const choices = readings.map((each) => ({ ...each, end: each.end ?? endOf(each, ends) }));
    return { ...NO_DATES, place, choices: choices.slice(0, MOST_CHOICES) };
  }
  return { start: only.start, end: only.end ?? endOf(only, ends), place, choices: [] };
}

/** The last day that the sheet tells; of several that it may be the only one that the event can reach. */
function endOf({ start }: EventDays, ends: readonly PlacedDays[]): Day | null {
  if (start === null) return null;
  for (const { readings } of ends) {
    const isSure = readings.length === 1;
    const later = readings.flatMap(({ start: day }) =>
      day !== null && day >= start && (isSure || day - start <= LONGEST_EVENT) ? [day] : [],
    );
    const [only = null, another] = later;
    if (isSure || only !== null) return another === undefined ? only : null;
  }
  return null;
}

/** Every day that may be meant; those within a span belong to it, and days of rounds make one. */
function unlabelled(found: readonly PlacedDays[]): EventDates {
  const spans = found.filter(({ isSpan }) => isSpan);
  const outside = found.filter(
    (each) => !spans.some((whole) => whole !== each && isWithin(each, whole)),
  );
  const rounds = spanOfRounds(outside);
  if (rounds !== null) return rounds;
  const [first] = outside;
  if (first === undefined) return NO_DATES;
  const choices = distinct(outside.flatMap(({ readings }) => readings));
  const [only, another] = choices;
  if (only === undefined || another !== undefined) {
    return { ...NO_DATES, place: first.place, choices: choices.slice(0, MOST_CHOICES) };
  }
  return { ...only, place: first.place, choices: [] };
}

const MOST_CHOICES = 6;

function isWithin({ readings }: PlacedDays, whole: PlacedDays): boolean {
  return readings.some((each) =>
    whole.readings.some(
      ({ start, end }) =>
        each.start !== null &&
        start !== null &&
        each.start >= start &&
        (each.end ?? each.start) <= (end ?? start),
    ),
  );
}

/** So many days in one row or column are those of the rounds. */
const FEWEST_ROUNDS = 3;
const LONGEST_EVENT = 120;

function spanOfRounds(found: readonly PlacedDays[]): EventDates | null {
  const [first] = found;
  const days = found.flatMap(({ readings }) => {
    const [only, another] = readings;
    return only?.start == null || another !== undefined ? [] : [only.start];
  });
  if (first === undefined || days.length < FEWEST_ROUNDS || days.length < found.length) return null;
  const isRow = found.every(({ place }) => place.row === first.place.row);
  const isColumn = found.every(({ place }) => place.column === first.place.column);
  const [start, end] = [Math.min(...days), Math.max(...days)];
  if (!(isRow || isColumn) || end - start > LONGEST_EVENT) return null;
  return { start, end, place: first.place, choices: [] };
}

function distinct(days: readonly EventDays[]): EventDays[] {
  return days.filter(
    ({ start, end }, index) =>
      index === days.findIndex((each) => each.start === start && each.end === end),
  );
}

/** So many blank rows part a table from what stands above it: that is another event's. */
const GAP = 6;
/** What stands below a table: its end, its sums, its notes. */
const MOST_BELOW = 15;

/** The rows above a table that still belong to it, from the top. */
export function rowsAbove(cells: SheetCells, { rows, others }: TablePlace): number[] {
  const first = rows.reduce((least, row) => Math.min(least, row), Infinity);
  if (first === Infinity) return [];
  const found: number[] = [];
  let blank = 0;
  for (let row = first - 1; row >= cells.area.row && blank < GAP; row -= 1) {
    if (isOf(others, row)) break;
    blank = isBlankRow(cells, row) ? blank + 1 : 0;
    found.unshift(row);
  }
  return found;
}

function rowsBelow(cells: SheetCells, { rows, others }: TablePlace): number[] {
  const last = rows.reduce((most, row) => Math.max(most, row), -Infinity);
  const end = cells.area.row + cells.area.rows;
  if (last === -Infinity) return [];
  const found: number[] = [];
  let blank = 0;
  for (let row = last + 1; row < end && blank < GAP && found.length < MOST_BELOW; row += 1) {
    if (isOf(others, row)) break;
    blank = isBlankRow(cells, row) ? blank + 1 : 0;
    found.push(row);
  }
  return found;
}

function isOf(areas: readonly Area[], row: number): boolean {
  return areas.some((area) => hasRow(area, row));
}

function isBlankRow(cells: SheetCells, row: number): boolean {
  const { column, columns } = cells.area;
  return span(column, columns).every((each) => isBlank(cells, { row, column: each }));
}

/** How far right of its word a date may stand. */
const REACH = 3;

function daysInRow(cells: SheetCells, row: number): PlacedDays[] {
  const { column, columns } = cells.area;
  /** Among headings, where rounds may have their days, the cell on the left is another column's. */
  const days = span(column, columns).filter(
    (each) => daysInCell(cells, { row, column: each }).length > 0,
  );
  const isHeadings =
    days.length >= FEWEST_ROUNDS || kindOfRow(cells, row, span(column, columns)) === "headings";
  return span(column, columns).flatMap((each) => {
    const place = { row, column: each };
    if (isHeadings && isOfAnotherColumn(cells, place)) return [];
    return daysInCell(cells, place).map((days, index): PlacedDays => {
      const hasLabel = index === 0 && !isHeadings;
      const label = hasLabel ? labelOf(cells, place, days.before) : days.before;
      return { ...days, place, before: label, role: roleOf(label, days.before) };
    });
  });
}

/** The days of headings such as Elo 01.10.2025 are those of lists. */
function isOfAnotherColumn(cells: SheetCells, place: CellPlace): boolean {
  const kind = headingAt(cells, place);
  return kind !== null && kind !== "date" && kind !== "round";
}

/** The words before a day, in its cell or in one left of it. */
function labelOf(
  cells: SheetCells,
  { row, column }: CellPlace,
  before: readonly string[],
): readonly string[] {
  if (before.length > 0) return before;
  for (const left of span(column - REACH, REACH).reverse()) {
    const text = left < 0 ? "" : textAt(cells, { row, column: left });
    if (text === "") continue;
    const hasDay = daysInCell(cells, { row, column: left }).length > 0;
    return hasDay ? [] : folded(text).split(" ");
  }
  return [];
}

function roleOf(label: readonly string[], inCell: readonly string[]): PlacedDays["role"] {
  const text = label.join(" ");
  const [last = ""] = inCell.slice(-1);
  if (isStartWord(text) || isStartWord(last)) return "start";
  return isEndWord(text) || isEndWord(last) ? "end" : null;
}
