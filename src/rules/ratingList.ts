import { last } from "./at";
import { calendarDate, dayOf } from "./day";
import type { Edition } from "./editions/edition";
import { isReason, type Reason } from "./reason";
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
