import type { Edition } from "./editions/edition";
import { ratingList } from "./ratingList";
import type { Day } from "./units";

/**
 * On which day age, games and highest rating decide K. The texts say until when a K holds (10.52, 2005;
 * 8.56, 2014), not on which day an event asks for it: K is published with the list (9.12a, 2005; 7.12,
 * 2014), so that of the list in force is taken; the event's first day is the other reading.
 */
export type KReading = "list" | "first day";

export const USUAL_K_READING: KReading = "list";

/** When an event begins, and how K is read there. */
export interface KWhen {
  readonly startDate?: Day | null;
  readonly kReading?: KReading;
}

/** null: the event has no day. */
export function kDay(
  { startDate = null, kReading = USUAL_K_READING }: KWhen,
  edition: Edition,
): Day | null {
  if (startDate === null) return null;
  return kReading === "list" ? ratingList(startDate, edition) : startDate;
}

/** How K was read, by the day that was taken; on the first day of a list both are one. */
export function kReadingOf(taken: Day | null, startDate: Day | null, edition: Edition): KReading {
  if (taken === null || taken === kDay({ startDate }, edition)) return USUAL_K_READING;
  return "first day";
}
