import { normalList, ratedOn } from "./countingList";
import { monthsLater } from "./day";
import type { Edition } from "./editions/edition";
import type { Notice } from "./editions/eventRules";
import { interimResults } from "./eventLimits";
import { listAfter, type EditionOn } from "./ratingList";
import { isReason, type NormalList } from "./reason";
import type { Day } from "./units";

/** By when an event has to be registered and reported, and which list counts it; null: not fixed. */
export interface Deadlines {
  /** 0.4 (2011), 0.2 (2014). */
  readonly registered: Day | null;
  /** Where title norms are possible: 0.2 (2014). */
  readonly normRegistered: Day | null;
  /** Results before the end of a long event: 4.13 (2014). */
  readonly interim: readonly Day[];
  /** The arbiter's report to the federation, and the federation's to FIDE: 9.1 (2014). */
  readonly reported: Day | null;
  readonly uploaded: Day | null;
  /** The first list that counts it: 7.13 (2011), 7.1.3 (2024). */
  readonly list: Day | null;
  /** The list that normally does: 9.13 (2005). */
  readonly normally: NormalList | null;
  /** The last that may: 9.1 (2024). */
  readonly lastList: Day | null;
}

/** Those that are one day. */
export type FixedDeadline = Exclude<keyof Deadlines, "interim" | "normally">;

/** `official`: an official FIDE event, which counts until the day before the list (7.13, 2011). */
export function deadlines(
  start: Day,
  end: Day,
  edition: Edition,
  editionOn: EditionOn,
  official = false,
): Deadlines {
  const rules = edition.event;
  const list = ratedOn(end, editionOn, official);
  const before = (notice: Notice | null) =>
    notice === null ? null : monthsLater(start, -notice.months) - notice.days;
  const after = (days: number | null) => (days === null ? null : Math.floor(end) + days);
  return {
    registered: before(rules.registration),
    normRegistered: before(rules.normRegistration),
    interim: interimResults(start, end, edition),
    reported: after(rules.reportDays),
    uploaded: after(rules.uploadDays),
    list: isReason(list) ? null : list,
    normally: normalList(end, editionOn),
    lastList: rules.lastList === null ? null : listAfter(end, rules.lastList, editionOn),
  };
}
