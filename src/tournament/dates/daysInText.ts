import { dateTokens, type Token } from "./dateTokens";
import {
  inFull,
  NO_READINGS,
  readingsOf,
  type PartialDay,
  type Readings,
  type ShortDay,
} from "./dayReadings";

export type { EventDays } from "./dayReadings";

/** A day or a span of days in a text, in every way in which it may be read. */
export interface DaysFound extends Readings {
  /** The words before it, back to another date. */
  readonly before: readonly string[];
  readonly isSpan: boolean;
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
    const { readings, rare } = parsed === null ? NO_READINGS : readingsOf(parsed.days);
    const token = tokens[index];
    if (parsed !== null && readings.length > 0) {
      found.push({ readings, rare, before, isSpan: parsed.days.length > 1 });
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
    if (dated.day.year !== undefined) {
      const short = shortDay(tokens, at, dated.next);
      const order = { isOpen, ...(isAmerican && { isMonthFirst: true }) };
      return { ...dated, day: { ...dated.day, ...order, ...(short !== null && { short }) } };
    }
    if (separator === "." && second <= 12) return dated;
  }
  if (second !== null && separator === "." && second <= 12 && third !== "month") {
    return { day: { day, month: second }, next: skip(tokens, next + 2, ["."]) };
  }
  if (dot) next += 1;
  return { day: { day }, next };
}

/** Two digits, a sign, two digits, the sign, two digits. */
function shortDay(tokens: readonly Token[], at: number, next: number): ShortDay | null {
  const [first, second, third] = [0, 2, 4].map((ahead) => numberAt(tokens, at + ahead, [2]));
  if (next !== at + 5 || first == null || second == null || third == null) return null;
  return { numbers: [first, second, third], isDotted: tokens[at + 1]?.kind === "." };
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

function fullYear(tokens: readonly Token[], at: number, year: number): number {
  const token = tokens[at];
  if (token?.kind !== "number" || token.digits !== 2) return year;
  return inFull(year);
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
