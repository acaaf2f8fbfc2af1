import { calendarDate, dayOf } from "../../rules/day";
import type { Day } from "../../rules/units";
import { dateTokens, type Token } from "./dateTokens";

/** The days of an event; null where one is not known. */
export interface EventDays {
  readonly start: Day | null;
  readonly end: Day | null;
}

/** A day or a span of days in a text, in every way in which it may be read. */
export interface DaysFound {
  readonly readings: readonly EventDays[];
  /** The words before it, back to another date. */
  readonly before: readonly string[];
  readonly isSpan: boolean;
}

/** A day whose month or year may stand further on: 12.–14.10.2025. */
interface PartialDay {
  readonly day: number;
  readonly month?: number;
  readonly year?: number;
  /** 10/4: which of both is the month nobody knows. */
  readonly isOpen?: boolean;
}

interface Parsed {
  readonly days: readonly PartialDay[];
  readonly next: number;
}

/** Every day and span of days in a text; of days without a year there is none. */
export function daysInText(text: string): DaysFound[] {
  const tokens = dateTokens(text);
  const found: DaysFound[] = [];
  let before: string[] = [];
  for (let index = 0; index < tokens.length;) {
    const parsed = parseSpan(tokens, index);
    const readings = parsed === null ? [] : readingsOf(parsed.days);
    const token = tokens[index];
    if (parsed !== null && readings.length > 0) {
      found.push({ readings, before, isSpan: parsed.days.length > 1 });
      before = [];
      index = parsed.next;
    } else {
      if (token?.kind === "word") before = [...before, token.text];
      index += 1;
    }
  }
  return found;
}

/** 12, 13 and 14 October; 12.10. to 14.10.2025: days with what joins them. */
function parseSpan(tokens: readonly Token[], from: number): Parsed | null {
  const iso = parseIso(tokens, from);
  if (iso !== null) return iso;
  const days: PartialDay[] = [];
  let next = from;
  const named = monthFirst(tokens, from);
  if (named !== null) return named;
  for (;;) {
    const one = parseDay(tokens, next);
    if (one === null) break;
    days.push(one.day);
    next = one.next;
    const joined = joinAt(tokens, next);
    const ahead = joined === null ? null : parseDay(tokens, joined);
    if (joined === null || ahead === null) break;
    /** Behind a whole day a number that only a comma joins to it is another thing: 12 May 2025, 9 rounds. */
    const isComma = tokens[next]?.kind === "," && joined === next + 1;
    if (isComma && one.day.year !== undefined && ahead.day.year === undefined) break;
    next = joined;
  }
  return days.length === 0 ? null : { days, next };
}

/** to, a dash, a stroke or a comma between two numbers. */
function joinAt(tokens: readonly Token[], at: number): number | null {
  let next = at;
  while (["-", "/", "to", ".", ","].includes(tokens[next]?.kind ?? "") && next - at < 3) next += 1;
  return next > at && tokens[next]?.kind === "number" ? next : null;
}

function numberAt(tokens: readonly Token[], at: number, digits: readonly number[]): number | null {
  const token = tokens[at];
  return token?.kind === "number" && digits.includes(token.digits) ? token.value : null;
}

const DAY_DIGITS = [1, 2];
const YEAR_DIGITS = [4, 2];

/** 12 | 12 October | 12.10. | 12 October 2025 | 12.10.2025 */
function parseDay(
  tokens: readonly Token[],
  at: number,
): { readonly day: PartialDay; readonly next: number } | null {
  const day = numberAt(tokens, at, DAY_DIGITS);
  if (day === null || day < 1 || day > 31) return null;
  let next = at + 1;
  const dot = tokens[next]?.kind === ".";
  const separator = tokens[next]?.kind;
  const named = dot || separator === "-" ? next + 1 : next;
  const month = tokens[named];
  if (month?.kind === "month") {
    const after = skip(tokens, named + 1, ["."]);
    const dated = withYear(tokens, { day, month: month.value }, skip(tokens, after, ["-"]));
    /** 27 March – 5 April 2014: no year follows, the dash joins two days. */
    return dated.day.year === undefined ? { ...dated, next: after } : dated;
  }
  const isNumeric = separator === "." || separator === "/" || separator === "-";
  const second = isNumeric ? numberAt(tokens, next + 1, DAY_DIGITS) : null;
  const third = tokens[next + 2]?.kind;
  if (second !== null && third === separator) {
    /** 9-20-2014: there is no twentieth month. */
    const isAmerican = separator !== "." && second > 12 && day <= 12;
    const own = isAmerican ? { day: second, month: day } : { day, month: second };
    const dated = withYear(tokens, own, next + 3);
    const isOpen = separator !== "." && day !== second && Math.max(day, second) <= 12;
    if (dated.day.year !== undefined) return { ...dated, day: { ...dated.day, isOpen } };
    if (separator === "." && second <= 12) return dated;
  }
  if (second !== null && separator === "." && second <= 12 && third !== "month") {
    return { day: { day, month: second }, next: skip(tokens, next + 2, ["."]) };
  }
  if (dot) next += 1;
  return { day: { day }, next };
}

function withYear(tokens: readonly Token[], day: PartialDay, at: number) {
  const start = skip(tokens, at, [","]);
  /** 4 April - 10 May 2007: what a month follows is a day. */
  const isDay = tokens[at + 1]?.kind === "month" || tokens[at + 2]?.kind === "month";
  const four = numberAt(tokens, start, [4]);
  if (four !== null) return { day: { ...day, year: four }, next: start + 1 };
  const year = isDay ? null : numberAt(tokens, at, YEAR_DIGITS);
  return year === null
    ? { day, next: at }
    : { day: { ...day, year: fullYear(tokens, at, year) }, next: at + 1 };
}

function skip(tokens: readonly Token[], at: number, kinds: readonly string[]): number {
  return kinds.includes(tokens[at]?.kind ?? "") ? at + 1 : at;
}

const CENTURY = 100;
/** Two digits from here on are of the last century. */
const FIRST_OF_LAST_CENTURY = 70;

function fullYear(tokens: readonly Token[], at: number, year: number): number {
  const token = tokens[at];
  if (token?.kind !== "number" || token.digits !== 2) return year;
  return year + (year >= FIRST_OF_LAST_CENTURY ? 19 : 20) * CENTURY;
}

/** 2025-10-12, 2025/10/12, 2025-10-12/14. */
function parseIso(tokens: readonly Token[], from: number): Parsed | null {
  const first = isoDay(tokens, from);
  if (first === null) return null;
  const joined = joinAt(tokens, first.next);
  const second =
    joined === null ? null : (isoDay(tokens, joined) ?? isoRest(tokens, joined, first.day));
  return second === null
    ? { days: [first.day], next: first.next }
    : { days: [first.day, second.day], next: second.next };
}

function isoDay(tokens: readonly Token[], at: number) {
  const year = numberAt(tokens, at, [4]);
  const separator = tokens[at + 1]?.kind;
  const isNumeric = separator === "-" || separator === "/" || separator === ".";
  const month = numberAt(tokens, at + 2, DAY_DIGITS);
  const day = numberAt(tokens, at + 4, DAY_DIGITS);
  const isIso = isNumeric && tokens[at + 3]?.kind === separator;
  if (year === null || month === null || day === null || !isIso) return null;
  return { day: { day, month, year }, next: at + 5 };
}

function isoRest(tokens: readonly Token[], at: number, { month, year }: PartialDay) {
  const day = numberAt(tokens, at, DAY_DIGITS);
  const isLast = tokens[at + 1]?.kind !== "-" && tokens[at + 1]?.kind !== "/";
  if (day === null || month === undefined || year === undefined || !isLast) return null;
  return { day: { day, month, year }, next: at + 1 };
}

/** October 12, 2025; October 12 - November 3, 2025; October 12-14, 2025. */
function monthFirst(tokens: readonly Token[], from: number): Parsed | null {
  const month = tokens[from];
  if (month?.kind !== "month") return null;
  const first = skip(tokens, from + 1, ["."]);
  const day = numberAt(tokens, first, DAY_DIGITS);
  if (day === null) return null;
  const joined = skip(tokens, first + 1, ["-", "to", "/"]);
  const own = withYear(tokens, { day, month: month.value }, first + 1);
  if (own.day.year !== undefined) {
    const further = monthFirst(tokens, skip(tokens, own.next, ["-", "to"]));
    return further === null
      ? { days: [own.day], next: own.next }
      : { days: [own.day, ...further.days], next: further.next };
  }
  const rest = joined > first + 1 ? restOfMonth(tokens, joined, month.value) : null;
  return rest === null ? null : { days: [own.day, ...rest.days], next: rest.next };
}

function restOfMonth(tokens: readonly Token[], at: number, month: number): Parsed | null {
  const further = monthFirst(tokens, at);
  if (further !== null) return further;
  const day = numberAt(tokens, at, DAY_DIGITS);
  if (day === null) return null;
  const dated = withYear(tokens, { day, month }, at + 1);
  return { days: [dated.day], next: dated.next };
}

/** The first and the last of them, each with the month and year of the next that tells it. */
function readingsOf(days: readonly PartialDay[]): EventDays[] {
  const last = days[days.length - 1];
  if (last?.year === undefined || last.month === undefined) return [];
  /** 4-6/10/2025 is the 4th to the 6th: a day alone stands for no month. */
  const isEitherWay = days.every(
    ({ isOpen, day, month }) => isOpen === true || (month !== undefined && day === month),
  );
  const areOpen = isEitherWay && days.some(({ isOpen }) => isOpen === true);
  const orders = areOpen ? [false, true] : [false];
  const readings = orders.flatMap(
    (isSwapped) =>
      spanOf(days, isSwapped) ?? (areOpen ? (spanOf(days.slice(0, 1), isSwapped) ?? []) : []),
  );
  return readings.filter(
    ({ start, end }, index) =>
      index === readings.findIndex((each) => each.start === start && each.end === end),
  );
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
