import { calendarDate, dayOf } from "../../rules/day";
import { EDITIONS } from "../../rules/editions/editions";
import type { Day } from "../../rules/units";

/** The days of an event; null where one is not known. */
export interface EventDays {
  readonly start: Day | null;
  readonly end: Day | null;
}

/** A day whose month or year may stand further on: 12.–14.10.2025. */
export interface PartialDay {
  readonly day: number;
  readonly month?: number;
  readonly year?: number;
  /** 10/4: which of both is the month nobody knows. */
  readonly isOpen?: boolean;
  /** 7/13: there is no thirteenth month. */
  readonly isMonthFirst?: boolean;
  /** 10.09.13: three numbers of two digits, any of which may be the year. */
  readonly short?: ShortDay;
}

export interface ShortDay {
  readonly numbers: readonly [number, number, number];
  readonly isDotted: boolean;
}

const CENTURY = 100;
/** Two digits from here on are of the last century. */
const FIRST_OF_LAST_CENTURY = 70;

/** Of two digits. */
export function inFull(year: number): number {
  return year + (year >= FIRST_OF_LAST_CENTURY ? 19 : 20) * CENTURY;
}

/** The ways to read a day or a span of days. */
export interface Readings {
  readonly readings: readonly EventDays[];
  /** Further ways that dots make rare in tables: 10.09.13 as 13 September 2010, in files as usual as others. */
  readonly rare: readonly EventDays[];
}

export const NO_READINGS: Readings = { readings: [], rare: [] };

/** The first and the last of them, each with the month and year of the next that tells it. */
export function readingsOf(days: readonly PartialDay[]): Readings {
  const last = days[days.length - 1];
  if (last?.year === undefined || last.month === undefined) return NO_READINGS;
  /** 4-6/10/2025 is the 4th to the 6th: a day alone stands for no month. */
  const isEitherWay = days.every(
    ({ isOpen, day, month }) => isOpen === true || (month !== undefined && day === month),
  );
  const areOpen = isEitherWay && days.some(({ isOpen }) => isOpen === true);
  /** 7/5/2014 - 7/13/2014: who writes both has one order of day and month. */
  const orders = areOpen ? [false, true] : [days.some((day) => day.isMonthFirst === true)];
  const readings = distinct(
    orders.flatMap(
      (isSwapped) =>
        spanOf(days, isSwapped) ?? (areOpen ? (spanOf(days.slice(0, 1), isSwapped) ?? []) : []),
    ),
  );
  const turned = yearFirst(days).filter((each) => !readings.some((other) => isSame(each, other)));
  const isDotted = days.every(({ short }) => short?.isDotted === true);
  if (readings.length === 0) return { readings: turned, rare: [] };
  return isDotted ? { readings, rare: turned } : { readings: [...readings, ...turned], rare: [] };
}

/** 17/08/30 as the 30th of August 2017, or with day before month, where that is a day of any edition. */
function yearFirst(days: readonly PartialDay[]): EventDays[] {
  if (days.some(({ short }) => short === undefined)) return [];
  const turned = (isDayBefore: boolean) =>
    days.flatMap(({ short }): PartialDay[] => {
      const [first, second, third] = short?.numbers ?? [0, 0, 0];
      const year = inFull(first);
      return isDayBefore
        ? [{ year, day: second, month: third }]
        : [{ year, month: second, day: third }];
    });
  const readings = [turned(false), turned(true)].flatMap((each) => spanOf(each, false) ?? []);
  return distinct(readings).filter(({ start }) => start !== null && start >= FIRST_DAY);
}

/** Nothing is rated that began before. */
const FIRST_DAY = EDITIONS[0]?.from ?? 0;

function isSame(one: EventDays, other: EventDays): boolean {
  return one.start === other.start && one.end === other.end;
}

function distinct(days: readonly EventDays[]): EventDays[] {
  return days.filter((each, index) => index === days.findIndex((other) => isSame(each, other)));
}

function spanOf(days: readonly PartialDay[], isSwapped: boolean): EventDays | null {
  let known: { readonly month?: number; readonly year?: number } = {};
  const read: (Day | null)[] = [];
  for (const each of [...days].reverse()) {
    const isTurned = isSwapped && each.isOpen === true && each.month !== undefined;
    const day = isTurned ? (each.month ?? each.day) : each.day;
    const month = isTurned ? each.day : (each.month ?? known.month);
    const year = each.year ?? yearBefore(known, month);
    known = { ...(month === undefined ? {} : { month }), ...(year === undefined ? {} : { year }) };
    read.unshift(realDay(year, month, day));
  }
  const [start = null] = read;
  const end = read[read.length - 1] ?? null;
  if (start === null || end === null || read.includes(null) || end < start) return null;
  return end - start > LONGEST_EVENT ? null : { start, end: days.length > 1 ? end : null };
}

/** 28.12. to 3.1.2026: a later month is of the year before. */
function yearBefore(
  { month: next, year }: { readonly month?: number; readonly year?: number },
  month: number | undefined,
): number | undefined {
  if (year === undefined) return undefined;
  return month !== undefined && next !== undefined && month > next ? year - 1 : year;
}

/** Days that are further apart are of different things. */
const LONGEST_EVENT = 400;
const FIRST_YEAR = 1970;
const LAST_YEAR = 2100;

/** The 31st of February is none. */
function realDay(year?: number, month?: number, day?: number): Day | null {
  if (year === undefined || month === undefined || day === undefined) return null;
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  const found = dayOf(year, month, day);
  const is = calendarDate(found);
  return is.year === year && is.month === month && is.day === day ? found : null;
}
