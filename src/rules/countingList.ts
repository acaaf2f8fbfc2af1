import { monthsLater } from "./day";
import type { Closing, Edition } from "./editions/edition";
import { nextList, type EditionOn } from "./ratingList";
import { isReason } from "./reason";
import type { Day } from "./units";

/** The list that counts an event, and how that is known. */
export interface CountingList {
  readonly list: Day;
  /** Some text fixes its closing, or it is a reading. */
  readonly isFixed: boolean;
  /** Where it is a reading: the list that another closing gives; null where all give the same. */
  readonly other: Day | null;
}

/**
 * The first list whose closing an event meets that ends on this day: 7.13 (2011, 2014), 7.1.3 (2024).
 * Where no text fixes the closing it is a reading: "normally a month" (9.13, 2005), else as the
 * neighbouring editions have it. Null before the first edition.
 */
export function countingList(end: Day, editionOn: (day: Day) => Edition): CountingList;
export function countingList(end: Day, editionOn: EditionOn): CountingList | null;
export function countingList(end: Day, editionOn: EditionOn): CountingList | null {
  const edition = editionOn(end);
  if (isReason(edition)) return null;
  const [taken, ...others] = closingsOf(edition).map((closing) => meeting(end, closing, editionOn));
  if (taken === undefined) return null;
  const other = others.find((list) => list !== taken) ?? null;
  return { list: taken, isFixed: edition.publication.closingDays !== null, other };
}

/** The closing by which an edition counts, then those that it leaves possible. */
export function closingsOf({ publication }: Edition): readonly Closing[] {
  const { closingDays, closingsRead } = publication;
  return closingDays === null ? closingsRead : [{ months: 0, days: closingDays }];
}

function meeting(end: Day, { months, days }: Closing, editionOn: EditionOn): Day {
  let list = nextList(end, editionOn);
  while (monthsLater(list, -months) - days < Math.floor(end)) list = nextList(list, editionOn);
  return list;
}
