import { calendarDate, dayOf, isDay } from "../../rules/day";
import type { Day } from "../../rules/units";
import { isDateFormat } from "../resultCell";
import { cellAt, type CellPlace, type SheetCells } from "../sheetCells";
import { isPlayerRow } from "../table/playerRow";
import { daysInCell } from "./daysInCell";
import { daysInText, type DaysFound } from "./daysInText";
import { rowsAbove, type EventDates, type TablePlace } from "./eventDates";
import { knownDays } from "./knownDays";

/** The days of rounds, by their numbers, and the rows over a table that may tell them. */
interface RoundDays {
  readonly days: ReadonlyMap<number, Day>;
  readonly rows: readonly number[];
}

/** Headings over several rows, with a row of days among them. */
const MOST_ROWS = 5;

/**
 * The days that stand over the rounds: Rd.1 12.09.2014, R1 (12/09), or in a row of their own. Rounds follow
 * each other within the event, which tells the day from the month and the year that is lacking; where it
 * does not, there are none.
 */
export function roundDays(cells: SheetCells, table: TablePlace, dates: EventDates): RoundDays {
  const { rounds = [] } = table;
  const above = rowsAbove(cells, table).reverse();
  const end = above.findIndex((row) => isPlayerRow(cells, row));
  const rows = (end === -1 ? above : above.slice(0, end)).slice(0, MOST_ROWS);
  const years = yearsOf(cells, above, dates);
  for (const row of rows) {
    const told = rounds.map((column, index) =>
      daysAt(cells, { row, column }, { round: index + 1, years }),
    );
    if (2 * told.filter((each) => each.length > 0).length < Math.max(2, rounds.length)) continue;
    const days = inTurn(told, dates);
    if (days !== null) return { days, rows: [row] };
  }
  return { days: new Map(), rows };
}

/** Those in which the event may have been. */
function yearsOf(
  cells: SheetCells,
  rows: readonly number[],
  { start, choices }: EventDates,
): readonly number[] {
  const days = [start, ...choices.map((each) => each.start)].flatMap((day) => day ?? []);
  const known = days.length > 0 ? days : knownDays(cells, rows, []).years;
  const years = new Set(known.map((day) => calendarDate(day).year));
  return [...years].flatMap((year) => [year, year + 1]).sort((one, other) => one - other);
}

/** Day before month, and month before day; null: not so. */
type Readings = readonly (readonly [Day | null, Day | null])[];

/** What a cell may mean, in each of the years where it tells none. */
function daysAt(
  cells: SheetCells,
  place: CellPlace,
  { round, years }: { readonly round: number; readonly years: readonly number[] },
): Readings {
  const { value, format } = cellAt(cells, place);
  if (typeof value === "string") {
    /** Rd 1, 12 Sep: the round is no day. */
    const own = new RegExp(`^\\D*0?${round}(?=[\\s,:;()])`);
    const texts = own.test(value) ? [value.replace(own, ""), value] : [value];
    const found = texts.map((text) => daysOfText(text, years)).find(({ length }) => length > 0);
    return found ?? [];
  }
  if (!isDay(value) || !isDateFormat(format)) return [];
  const [whole] = daysInCell(cells, place).flatMap(({ readings }) => readings);
  if (whole !== undefined) return [[whole.start, whole.start]];
  const { month, day } = calendarDate(value);
  return years.map((year) => [dayOf(year, month, day), dayOf(year, month, day)] as const);
}

function daysOfText(text: string, years: readonly number[]): Readings {
  const whole = daysInText(text);
  if (whole.length > 0) return inOrders(whole, text);
  return years.flatMap((year) => inOrders(daysInText(withYear(text, year)), text));
}

const NUMERIC = /(?<!\d)(\d{1,2})[/-](\d{1,2})(?!\d)/;

function inOrders([found, another]: readonly DaysFound[], text: string): Readings {
  const [first, last = first] = [found?.readings[0]?.start, found?.readings.at(-1)?.start];
  if (first == null || last == null || another !== undefined) return [];
  const [, one = "", other = ""] = NUMERIC.exec(text) ?? [];
  /** 28/12: so the others have their months behind, too. */
  return [[Number(other) > MONTHS ? null : first, Number(one) > MONTHS ? null : last]];
}

const MONTHS = 12;

/** 12/09, 12.09., 12 Sep: a number alone is a round's. */
const SHORT = /(\d{1,2}([./-])\d{2})\.?(?![\d./-])/;

function withYear(text: string, year: number): string {
  return SHORT.test(text) ? text.replace(SHORT, `$1$2${year}`) : `${text} ${year}`;
}

/** An event of which one round is further from another is two. */
const LONGEST = 400;

/** Rounds that begin so long behind the day of their event are of another year: the day is of their end. */
const LATEST_START = 200;

/** Each round on the day of the one before or later, in the only order in which that is so. */
function inTurn(
  told: readonly Readings[],
  { start, end, choices }: EventDates,
): ReadonlyMap<number, Day> | null {
  const from = start ?? Math.min(Infinity, ...choices.map((each) => each.start ?? Infinity));
  const first = from === Infinity ? -Infinity : from;
  const orders = ([0, 1] as const).flatMap((order) => {
    let day = first;
    const days: [number, Day][] = [];
    for (const [index, readings] of told.entries()) {
      if (readings.length === 0) continue;
      const next = readings.map((each) => each[order]).find((each) => each !== null && each >= day);
      if (next == null) return [];
      days.push([index + 1, next]);
      day = next;
    }
    if (from !== Infinity && (days[0]?.[1] ?? from) - from > LATEST_START) return [];
    const last = end ?? (days[0]?.[1] ?? 0) + LONGEST;
    return day <= last ? [days] : [];
  });
  const [one, other] = orders;
  if (one === undefined) return null;
  const isSame = other === undefined || JSON.stringify(one) === JSON.stringify(other);
  return isSame ? new Map(one) : null;
}
