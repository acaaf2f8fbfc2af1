import { last } from "./at";
import { calendarDate, dayOf, monthsLater } from "./day";
import type { Edition } from "./editions/edition";
import { isReason, Reason, type NormalList } from "./reason";
import type { Day } from "./units";

/** The list in force on a day, by which an event that starts then is rated: 9.11 (2005), 7.11 (2011). */
export function ratingList(start: Day, edition: Edition): Day {
  const { year, month } = calendarDate(start);
  const months = edition.publication.listMonths.filter((listMonth) => listMonth <= month);
  return dayOf(year, last(months), 1);
}

/** The edition in force on a day, or always the one that was asked for. */
export type EditionOn = (day: Day) => Edition | Reason;

/** Lists follow the edition in force when they appear: from July 2012 there is one every month. */
export function nextList(after: Day, editionOn: EditionOn): Day {
  const { year, month } = calendarDate(after);
  const candidate = dayOf(year, month + 1, 1);
  const edition = editionOn(candidate);
  const isList =
    isReason(edition) || edition.publication.listMonths.includes(calendarDate(candidate).month);
  return isList ? candidate : nextList(candidate, editionOn);
}

/** The so-many-th list after a day. */
export function listAfter(day: Day, lists: number, editionOn: EditionOn): Day {
  const next = nextList(day, editionOn);
  return lists <= 1 ? next : listAfter(next, lists - 1, editionOn);
}

/**
 * The first list that counts an event: it ends on the closing day or before, an official FIDE
 * event on the day before the list at the latest (7.13, 2011; 7.1.3, 2024).
 */
export function ratedOn(end: Day, editionOn: EditionOn, official: boolean): Day | Reason {
  const edition = editionOn(end);
  if (isReason(edition)) return edition;
  const { closingDays } = edition.publication;
  if (closingDays === null) {
    const normally = normalList(end, editionOn);
    const values = normally === null ? {} : { normally };
    return new Reason("noFixedClosing", edition.articles.closing, edition.name, values);
  }
  const first = nextList(end, editionOn);
  const inTime = Math.floor(end) <= first - (official ? 1 : closingDays);
  return inTime ? first : nextList(first, editionOn);
}

/**
 * 9.13 (2005): closing dates are "normally" a month before the list, and what is finished or
 * received later waits for the next. Null where the edition says nothing of the kind.
 */
export function normalList(end: Day, editionOn: EditionOn): NormalList | null {
  const edition = editionOn(end);
  if (isReason(edition)) return null;
  const { normalClosingMonths: months } = edition.publication;
  if (months === null) return null;
  const closing = (list: Day) => monthsLater(list, -months);
  let list = nextList(end, editionOn);
  while (closing(list) < Math.floor(end)) list = nextList(list, editionOn);
  return { list, reportedBy: closing(list) };
}
