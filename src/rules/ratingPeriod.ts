import { calendarDate, dayOf } from "./day";
import type { Edition } from "./editions/edition";
import type { Day } from "./units";

/** Months of a rating period: three in 2005, one since 2012. */
export function monthsOfPeriod({ publication }: Edition): number {
  return 12 / publication.listMonths.length;
}

/** The first day of the rating period in which a day lies. */
export function periodStart(day: Day, edition: Edition): Day {
  const { year, month } = calendarDate(day);
  const months = monthsOfPeriod(edition);
  return dayOf(year, Math.floor((month - 1) / months) * months + 1, 1);
}

/** The first day of the rating period that a list counts. */
export function periodOfList(list: Day, edition: Edition): Day {
  return periodStart(list - 1, edition);
}

/** The first day from which events count together with one of this day: 9.14c (2005), 7.14c (2014). */
export function windowOpens(last: Day, edition: Edition): Day {
  const { windowMonths } = edition.publication;
  return monthsAfter(periodStart(last, edition), monthsOfPeriod(edition) - windowMonths);
}

/** The last day on which an event still counts together with one of this day. */
export function windowCloses(first: Day, edition: Edition): Day {
  return monthsAfter(periodStart(first, edition), edition.publication.windowMonths) - 1;
}

/** The first day of a month, so many months on. */
function monthsAfter(start: Day, months: number): Day {
  const { year, month } = calendarDate(start);
  return dayOf(year, month + months, 1);
}
