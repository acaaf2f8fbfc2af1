import type { HeadTexts } from "../i18n/head";
import type { SheetTexts } from "../i18n/sheets";
import { calendarDate } from "../rules/day";
import type { Edition, Limit } from "../rules/editions/edition";
import type { Day } from "../rules/units";
import { NOBODY } from "./articles/counted";

/** What the line of facts of most sheets says: static, for a sheet is made for it. */

/** FIDE 2024 (in force from 1 March 2024; checked against the text of the regulations). */
export function editionSaid(
  edition: Edition,
  { isByHand = false, startDate }: { isByHand?: boolean; startDate: Day | null },
  { head, source }: Pick<SheetTexts, "head" | "source">,
): string {
  const byHand = startDate === null ? head.byHandWithoutDay : head.byHand;
  const about = [
    head.inForce(calendarDate(edition.from)),
    ...(isByHand ? [byHand] : []),
    source[edition.source],
  ];
  return `${head.edition(edition)} (${about.join(head.semicolon)})`;
}

export function limitSaid({ points, exemptFrom }: Limit, { limit }: HeadTexts): string {
  return limit(points, exemptFrom > NOBODY ? null : exemptFrom);
}

/** null: the days are not known. */
export function daysSaid(
  start: Day | null,
  end: Day | null,
  { days }: Pick<HeadTexts, "days">,
): string | null {
  if (start === null) return null;
  const [first, last] = [start, Math.max(start, end ?? start)].map(calendarDate);
  return first === undefined || last === undefined ? null : days(first, last);
}
