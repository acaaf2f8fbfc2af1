import { monthsLater } from "./day";
import type { Closing, Edition, Pace } from "./editions/edition";
import { editionOn as editionInForce } from "./editions/editionOn";
import { nextList, type EditionOn } from "./ratingList";
import { isReason, Reason, type NormalList } from "./reason";
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
 * The first list whose closing an event meets that ends on this day: 7.13 (2011, 2014), 7.1.3 (2024). An
 * official FIDE event ends on the day before the list at the latest.
 * Where no text fixes the closing it is a reading: "normally a month" (9.13, 2005), else as the
 * neighbouring editions have it. Null before the first edition.
 */
export function countingList(
  end: Day,
  editionOn: (day: Day) => Edition,
  isOfficial?: boolean,
): CountingList;
export function countingList(
  end: Day,
  editionOn: EditionOn,
  isOfficial?: boolean,
): CountingList | null;
export function countingList(
  end: Day,
  editionOn: EditionOn,
  isOfficial = false,
): CountingList | null {
  const edition = editionOn(end);
  if (isReason(edition)) return null;
  const isFixed = edition.publication.closingDays !== null;
  const closings = isFixed && isOfficial ? [DAY_BEFORE] : closingsOf(edition);
  const [taken, ...others] = closings.map((closing) => meeting(end, closing, editionOn));
  if (taken === undefined) return null;
  const other = others.find((list) => list !== taken) ?? null;
  return { list: taken, isFixed, other };
}

const DAY_BEFORE: Closing = { months: 0, days: 1 };

/** By the editions of a pace; null where none was in force. */
export function listThatCounts(end: Day, pace: Pace = "standard", isOfficial = false): Day | null {
  return countingList(end, (day) => editionInForce(day, pace), isOfficial)?.list ?? null;
}

/** The list where some text fixes its closing. */
export function ratedOn(end: Day, editionOn: EditionOn, isOfficial: boolean): Day | Reason {
  const edition = editionOn(end);
  if (isReason(edition)) return edition;
  const counting = countingList(end, editionOn, isOfficial);
  if (counting?.isFixed === true) return counting.list;
  const normally = normalList(end, editionOn);
  const values = normally === null ? {} : { normally };
  return new Reason("noFixedClosing", edition.articles.closing, edition.name, values);
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
  const closing = { months, days: 0 };
  const list = meeting(end, closing, editionOn);
  return { list, reportedBy: closes(list, closing) };
}

/** The closing by which an edition counts, then those that it leaves possible. */
export function closingsOf({ publication }: Edition): readonly Closing[] {
  const { closingDays, closingsRead } = publication;
  return closingDays === null ? closingsRead : [{ months: 0, days: closingDays }];
}

function meeting(end: Day, closing: Closing, editionOn: EditionOn): Day {
  let list = nextList(end, editionOn);
  while (closes(list, closing) < Math.floor(end)) list = nextList(list, editionOn);
  return list;
}

function closes(list: Day, { months, days }: Closing): Day {
  return monthsLater(list, -months) - days;
}
