import { last } from "./at";
import { calendarDate, dayOf } from "./day";
import type { Edition } from "./editions/edition";
import { Reason } from "./reason";
import type { Day } from "./units";

/** The list in force on a day, by which an event that starts then is rated: 9.11 (2005), 7.11 (2011). */
export function ratingList(start: Day, edition: Edition): Day {
  const { year, month } = calendarDate(start);
  const months = edition.publication.listMonths.filter((listMonth) => listMonth <= month);
  return dayOf(year, last(months), 1);
}

function nextList(after: Day, edition: Edition): Day {
  const { year, month } = calendarDate(after);
  const next = edition.publication.listMonths.find((listMonth) => listMonth > month);
  return next === undefined ? dayOf(year + 1, 1, 1) : dayOf(year, next, 1);
}

/**
 * The first list that counts an event: it ends on the closing day or before, an official FIDE
 * event on the day before the list at the latest (7.13, 2011; 7.1.3, 2024).
 */
export function ratedOn(end: Day, edition: Edition, official: boolean): Day | Reason {
  const { closingDays } = edition.publication;
  if (closingDays === null) {
    return new Reason("noFixedClosing", edition.articles.closing, edition.name, {});
  }
  const first = nextList(end, edition);
  return Math.floor(end) <= first - (official ? 1 : closingDays) ? first : nextList(first, edition);
}
