import { calendarDate, dayOf } from "./day";
import type { Edition } from "./editions/edition";
import { eventRules } from "./editions/eventRules";
import { listAfter, ratedOn, type EditionOn } from "./ratingList";
import { isReason } from "./reason";
import type { Day } from "./units";

/** By when an event has to be registered and reported, and which list counts it; null: not fixed. */
export interface Deadlines {
  /** 0.4 (2011), 0.2 (2014). */
  readonly registered: Day | null;
  /** The arbiter's report to the federation, and the federation's to FIDE: 9.1 (2014). */
  readonly reported: Day | null;
  readonly uploaded: Day | null;
  /** The first list that counts it: 7.13 (2011), 7.1.3 (2024). */
  readonly list: Day | null;
  /** The last that may: 9.1 (2024). */
  readonly lastList: Day | null;
}

export function deadlines(start: Day, end: Day, edition: Edition, editionOn: EditionOn): Deadlines {
  const { registration, reportDays, uploadDays, lastList } = eventRules(edition);
  const list = ratedOn(end, editionOn, false);
  const after = (days: number | null) => (days === null ? null : Math.floor(end) + days);
  return {
    registered:
      registration === null ? null : earlier(start, registration.months) - registration.days,
    reported: after(reportDays),
    uploaded: after(uploadDays),
    list: isReason(list) ? null : list,
    lastList: lastList === null ? null : listAfter(end, lastList, editionOn),
  };
}

/** The same day of an earlier month, or its last day. */
function earlier(day: Day, months: number): Day {
  const { year, month, day: date } = calendarDate(day);
  const last = calendarDate(dayOf(year, month - months + 1, 0)).day;
  return dayOf(year, month - months, Math.min(date, last));
}
