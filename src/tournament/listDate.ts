import { calendarDate, dayOf } from "../rules/day";
import type { Day } from "../rules/units";
import { daysInText } from "./dates/daysInText";
import { monthOf } from "./dates/months";
import { folded } from "./folded";
import { mayNameList } from "./ratingHeading";

const YEAR = /^(?:19|20)\d\d$/;
const NUMERIC = /(?:^|\D)(\d{1,2})[./-]((?:19|20)\d\d)(?:\D|$)/;
const YEAR_FIRST = /((?:19|20)\d\d)[./-](\d{1,2})(?:\D|$)/;

/**
 * The day of the list that a heading names: Elo 01.10.2025, Rtg 10/2025, Elo Oct 25; null: none, as where
 * the day is one of births, or of what came after it. A month alone, Rtg Jan, is the last one of that name
 * until the day that is told.
 */
export function listDate(heading: string, until: Day | null = null): Day | null {
  if (!mayNameList(heading)) return null;
  const [found] = daysInText(heading);
  const [only, another] = found?.readings ?? [];
  if (only !== undefined && another === undefined) return only.start;
  const [, month, year] = NUMERIC.exec(heading) ?? [];
  if (month !== undefined) return firstOf(Number(year), Number(month));
  const [, first, second] = YEAR_FIRST.exec(heading) ?? [];
  return first === undefined ? inWords(heading, until) : firstOf(Number(first), Number(second));
}

const CENTURY = 2000;

function inWords(heading: string, until: Day | null): Day | null {
  const words = folded(heading).split(" ");
  const index = words.findIndex((word) => monthOf(word) !== undefined);
  const month = monthOf(words[index] ?? "");
  const year = words[index + 1] ?? "";
  if (month === undefined) return null;
  if (YEAR.test(year)) return firstOf(Number(year), month);
  if (/^\d\d$/.test(year)) return firstOf(CENTURY + Number(year), month);
  return until === null ? null : lastOf(month, until);
}

function lastOf(month: number, until: Day): Day {
  const { year } = calendarDate(until);
  const day = dayOf(year, month, 1);
  return day <= until ? day : dayOf(year - 1, month, 1);
}

function firstOf(year: number, month: number): Day | null {
  return month >= 1 && month <= 12 ? dayOf(year, month, 1) : null;
}
